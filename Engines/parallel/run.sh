#!/bin/bash
# Draws the parts of a plan with GNU parallel, and publishes them.
set -euo pipefail

if (( $# < 3 || $# > 4 )); then
  echo "usage: run.sh PLAN OUTPUT PARTS [HOST,...]" >&2
  exit 2
fi
plan=$1 output=$2 parts=$3 hosts=${4:-:}
rowhouse=${ROWHOUSE:-rowhouse}

# A host has one part at a time, since each uses all its processors.
seq "$parts" | parallel --quote --sshlogin "$hosts" --workdir "$PWD" --jobs 1 --retries 3 \
  --halt soon,fail=1 "$rowhouse" draw --plan "$plan" --part "{}/$parts"
"$rowhouse" publish --plan "$plan" --output "$output"
