#!/bin/sh
# Runs the server's tests on a PostgreSQL that is not the embedded one: Debian's package, in a temporary folder on a
# free port, under an account that is not root. Arguments go to vitest.
#
#     scripts/test-external-postgres.sh [packages/server/src/modules/…]
set -eu
cd "$(dirname "$0")/.."

find_bin() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1; }
bin=$(find_bin)
if [ ! -x "${bin:-}/initdb" ]; then
  echo "Installing Debian's PostgreSQL…"
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql postgresql-contrib >/dev/null
  bin=$(find_bin)
fi

dir=$(mktemp -d "${TMPDIR:-/tmp}/sede-externo-XXXXXX")
if [ "$(id -u)" = 0 ]; then
  chown postgres "$dir"
  as() { setpriv --reuid=postgres --regid=postgres --clear-groups env -i PATH=/usr/bin:/bin "$@"; }
else
  as() { "$@"; }
fi
stop() {
  as "$bin/pg_ctl" -D "$dir/data" -m immediate -s stop >/dev/null 2>&1 || true
  rm -rf "$dir"
}
trap stop EXIT
trap 'exit 130' INT TERM

port=$(npx node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')
password=$(head -c 12 /dev/urandom | od -An -tx1 | tr -d ' \n')
printf '%s' "$password" >"$dir/senha"
chmod 600 "$dir/senha"
[ "$(id -u)" = 0 ] && chown postgres "$dir/senha"
as "$bin/initdb" -D "$dir/data" -U postgres -A scram-sha-256 --pwfile="$dir/senha" --encoding=UTF8 --locale=C.UTF-8 --no-sync >/dev/null
# The harness drops what it makes; speed matters here, not durability.
as "$bin/pg_ctl" -D "$dir/data" -s -w -l "$dir/log" \
  -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=120" start

"$bin/postgres" --version
SEDE_TEST_DATABASE_URL="postgresql://postgres:$password@127.0.0.1:$port/postgres" npx vitest run --project server "$@"
