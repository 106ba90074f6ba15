#!/bin/bash
# Submits a plan, its parts and their publication as jobs of Slurm that wait for each other.
set -euo pipefail

if (( $# < 4 )); then
  echo "usage: submit.sh PLAN OUTPUT PARTS INPUT... [OPTION...]" >&2
  exit 2
fi
plan=$1 output=$2 parts=$3
shift 3
step=$(dirname "${BASH_SOURCE[0]}")/step.sh
options=(--parsable --kill-on-invalid-dep=yes --cpus-per-task "${ROWHOUSE_CPUS:-1}")

planned=$(sbatch "${options[@]}" --job-name rowhouse-plan "$step" plan "$@" --plan "$plan")
drawn=$(sbatch "${options[@]}" --job-name rowhouse-draw --dependency "afterok:$planned" \
  --array "1-$parts" "$step" draw --plan "$plan")
published=$(sbatch "${options[@]}" --job-name rowhouse-publish --dependency "afterok:$drawn" \
  "$step" publish --plan "$plan" --output "$output")
echo "plan $planned, draw $drawn, publish $published"
