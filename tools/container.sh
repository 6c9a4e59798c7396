#!/usr/bin/env bash
# Builds the image of the server (docker/Containerfile) and sees that it answers, where this machine can: it needs
# docker or podman that runs, and the base images. Where it can't, it says why and that is no failure.
set -euo pipefail
cd "$(dirname "$0")/.."

cannot() { echo "The container image was not built: $1." >&2; exit 0; }

tool=$(command -v docker || command -v podman) || cannot "there is neither docker nor podman here"
"$tool" info >/dev/null 2>&1 || cannot "$tool does not run here"
for image in $(sed -n 's/^FROM \([^ ]*\).*/\1/p' docker/Containerfile | sort -u); do
  "$tool" pull --quiet "$image" >/dev/null 2>&1 || cannot "the base image $image can't be had here"
done

"$tool" build --file docker/Containerfile --tag regnum-test .
name=$("$tool" run --detach --rm --read-only --tmpfs /data --tmpfs /tmp regnum-test)
trap '"$tool" kill "$name" >/dev/null' EXIT
for _ in $(seq 60); do
  if "$tool" exec "$name" python -c "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health/ready')" 2>/dev/null; then
    echo "The container image is built, and its server is ready."
    exit 0
  fi
  sleep 1
done
"$tool" logs "$name"
echo "The container's server does not answer." >&2
exit 1
