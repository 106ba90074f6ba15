#!/bin/bash
# Runs the jobs of site.yaml on a Kubernetes cluster, each when the one before is done.
set -euo pipefail
file=$(dirname "${BASH_SOURCE[0]}")/site.yaml

for step in plan draw publish; do
  job=job/rowhouse-$step
  kubectl apply --filename "$file" --selector "step=$step"
  until kubectl wait --for=condition=complete --timeout=10s "$job" > /dev/null 2>&1; do
    if kubectl wait --for=condition=failed --timeout=1s "$job" > /dev/null 2>&1; then
      kubectl logs "$job" >&2
      exit 1
    fi
  done
done
