#!/bin/bash
# Brings a published site to a bucket with rclone: what is new, then what has changed, pages last; then
# what is gone goes.
set -euo pipefail

if (( $# != 2 )); then
  echo "usage: upload.sh SITE REMOTE:BUCKET[/PATH]" >&2
  exit 2
fi
site=$1 remote=$2
manifest=.rowhouse-manifest
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

[[ -f $site/$manifest ]] || { echo "error: there is no site of rowhouse in $site" >&2; exit 3; }

# The manifest there says what was brought the last time; without one, everything is new. It is brought
# last, so that a run that was broken off is done again.
: > "$work/before"
found=$(rclone lsf "$remote" --files-only --max-depth 1 --include "/$manifest" 2> "$work/errors") || {
  status=$?
  # 3 says that there is no such folder.
  (( status == 3 )) || { cat "$work/errors" >&2; exit $status; }
}
if [[ $found ]]; then rclone cat "$remote/$manifest" > "$work/before"; fi

# Each line of a manifest after the first: a path, its size and its digest.
awk -F '\t' -v work="$work" '
  BEGIN { while (getline line < (work "/before") > 0) if (split(line, f, "\t") == 3) before[f[1]] = line }
  NF == 3 {
    step = !($1 in before) ? "new" : before[$1] == $0 ? "" : $1 ~ /\.html$/ ? "pages" : "files"
    if (step != "") print $1 > (work "/" step)
    delete before[$1]
  }
  END { for (path in before) print path > (work "/gone") }
' "$site/$manifest"

# Names stay what they are when bytes change, so browsers ask before they use what they have.
upload() { # HEADER...: the files that are listed in files-from
  local headers=() header
  for header in "Cache-Control: no-cache" "$@"; do headers+=(--header-upload "$header"); done
  if [[ -s $work/files-from ]]; then
    rclone copy "$site" "$remote" --files-from-raw "$work/files-from" --no-traverse --ignore-times \
      "${headers[@]}"
  fi
}
types=(
  'css text/css; charset=utf-8' 'csv text/csv; charset=utf-8' 'html text/html; charset=utf-8'
  'js text/javascript; charset=utf-8' 'json application/json' 'ndjson application/x-ndjson'
  'svg image/svg+xml' 'txt text/plain; charset=utf-8' 'xml application/xml'
)
for step in new files pages; do
  [[ -f $work/$step ]] || continue
  rest=$work/rest
  cp "$work/$step" "$rest"
  for type in "${types[@]}"; do
    awk -v ending="[.]${type%% *}\$" -v files="$work/files-from" -v rest="$rest.next" '
      BEGIN { printf "" > files; printf "" > rest }
      { print > ($0 ~ ending ? files : rest) }
    ' "$rest"
    mv "$rest.next" "$rest"
    upload "Content-Type: ${type#* }"
  done
  # Of what has another ending, rclone knows the type.
  mv "$rest" "$work/files-from"
  upload
done
if [[ -f $work/gone ]]; then rclone delete "$remote" --files-from-raw "$work/gone"; fi
rclone copyto "$site/$manifest" "$remote/$manifest" --ignore-times

count() { if [[ -f $work/$1 ]]; then wc -l < "$work/$1"; else echo 0; fi; }
echo "$(count new) new, $(( $(count files) + $(count pages) )) changed, $(count gone) removed in $remote"
