# The libraries that the built server loads; it contains the others (graphql-api/rolldown.config.ts).
FROM node:24-bookworm-slim AS modules
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY web/package.json web/
COPY graphql-api/package.json graphql-api/
COPY deploy/runtime/package.json deploy/runtime/
RUN npm ci --omit=dev --workspace=runtime

FROM modules AS build
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /site
COPY package.json ./
COPY scripts/command.ts scripts/
COPY --from=modules /site/node_modules node_modules
COPY --from=build /site/web/dist web/dist
COPY --from=build /site/web/src/generated/trusted-documents.json web/src/generated/
COPY graphql-api/package.json graphql-api/
COPY graphql-api/demo-content graphql-api/demo-content
COPY graphql-api/demo-media graphql-api/demo-media
COPY --from=build /site/graphql-api/dist graphql-api/dist
# The program belongs to root and cannot change itself; the data is its user's alone.
RUN install --directory --owner=node --group=node --mode=700 /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:4000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# node itself is process 1 and takes SIGTERM; npm in between would not pass it on in every shell.
# As in `npm start` of package.json; and glibc keeps one arena of memory, not eight.
ENV MALLOC_ARENA_MAX=1
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=512", "graphql-api/dist/main.js"]
