#!/bin/bash
# Runs a command of rowhouse as a job of Slurm; of an array, each task has a part.
set -euo pipefail

words=("$@" --jobs "${SLURM_CPUS_PER_TASK:-1}")
if [[ ${SLURM_ARRAY_TASK_ID:-} ]]; then
  words+=(--part "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_MAX")
fi
exec "${ROWHOUSE:-rowhouse}" "${words[@]}"
