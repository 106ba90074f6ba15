# Sourced by the scripts beside it: how Debian's packages are installed.

# Installs packages. Where there is no apt-get it ends with what to do instead.
#
# Usage: install_packages "WHO NEEDS THEM" "WHAT TO DO INSTEAD" PACKAGE...
install_packages() {
  local needing=$1 instead=$2 install
  shift 2
  if ! command -v apt-get > /dev/null; then
    echo "error: $needing need $*, and there is no apt-get to install them. $instead" >&2
    exit 1
  fi
  install=(env DEBIAN_FRONTEND=noninteractive
    apt-get install --yes --quiet --no-install-recommends "$@")
  # The lists of packages are fetched only where they are missing or too old.
  as_root "${install[@]}" || { as_root apt-get update --quiet && as_root "${install[@]}"; }
}

as_root() {
  if [[ $(id -u) == 0 ]]; then "$@"; else sudo "$@"; fi
}
