#!/bin/sh
# base-image.sh [FOLDER]: makes localhost/debian:13-slim out of Debian's packages alone, for a machine that reaches no
# registry of images. Needs root, debootstrap and buildah; FOLDER keeps the unpacked system for the next time.
# DEBIAN_MIRROR: where the packages come from, else debootstrap's own.
set -eu
folder=${1:-/var/tmp/attesta-debian-13}

if [ ! -e "$folder/complete" ]; then
  rm -rf "$folder"
  mkdir -p "$folder"
  # The packages that the Containerfile asks for too, so that its own step finds them there.
  debootstrap --variant=minbase --include=bubblewrap,ca-certificates,tini trixie "$folder/root" \
    ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"}
  touch "$folder/complete"
fi
container=$(buildah from scratch)
buildah add --quiet "$container" "$folder/root" /
buildah commit --quiet --rm "$container" localhost/debian:13-slim
