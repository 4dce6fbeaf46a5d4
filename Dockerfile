# The server with its built pages. docs/operate/containers.md tells how it is run, and a test
# (apps/api/src/ops/image.process.test.ts) goes through these steps in an empty folder.

FROM node:24.21.0-trixie-slim AS sources
WORKDIR /app
COPY . .

FROM sources AS pages
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
RUN npx nx run-many -t build -p @forecourt/console @forecourt/capture

FROM sources AS packages
# Without `optional` the builders that are optional peers stay away. Of the optional packages the server needs one:
# the program of sharp, for this machine and C library.
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --omit=dev --omit=optional -w @forecourt/api
COPY --from=pages /app/node_modules/@img node_modules/@img
# The server takes only two files of colors from the kit (eslint.config.mjs): what its components need is 90 MB.
RUN rm -rf node_modules/lucide-react node_modules/@chakra-ui node_modules/@ark-ui node_modules/@zag-js \
      node_modules/vite node_modules/rolldown

FROM node:24.21.0-trixie-slim AS runtime
# What installs packages stays out: the server needs Node alone.
RUN rm -rf /opt/yarn-* /usr/local/lib/node_modules \
      /usr/local/bin/corepack /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && install -d -o 1000 -g 1000 -m 0700 /data
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/apps/api apps/api
COPY --from=packages /app/libs/contract libs/contract
COPY --from=packages /app/libs/translations libs/translations
COPY --from=packages /app/libs/ui/package.json libs/ui/
COPY --from=packages /app/libs/ui/src/theme libs/ui/src/theme
COPY --from=pages /app/apps/console/dist apps/console/dist
COPY --from=pages /app/apps/capture/dist apps/capture/dist
ENV NODE_ENV=production FORECOURT_DATA=/data
USER 1000:1000
VOLUME /data

# The commands of `npm run ops`, with PostgreSQL's programs for backup and restore.
FROM runtime AS ops
USER root
RUN apt-get update -q && apt-get install -y -q --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
USER 1000:1000
ENTRYPOINT ["node", "apps/api/src/ops/main.ts"]

FROM runtime AS server
EXPOSE 4300
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4300}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/main.ts"]
