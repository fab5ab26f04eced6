# One image for each service: docker build --build-arg SERVICE=intake --tag orderloom-intake .
# TypeScript runs as it is, so the image keeps the repository's layout and there is no build step.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS install
ARG SERVICE
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY proto proto
COPY libs libs
COPY services/${SERVICE} services/${SERVICE}
RUN npx --yes pnpm@12.21.0 install --prod --frozen-lockfile --filter "@orderloom/${SERVICE}..."

FROM node:${NODE_VERSION}-bookworm-slim
ARG SERVICE
WORKDIR /app
COPY --from=install --chown=root:root /app .
RUN mkdir /data && chown node:node /data
# Settings are listed in services/${SERVICE}/config.ts; these are the ones that a container needs otherwise.
ENV NODE_ENV=production \
    NODE_OPTIONS=--disable-warning=ExperimentalWarning \
    HOST=0.0.0.0 \
    HTTP_HOST=0.0.0.0 \
    GRPC_PORT=50051 \
    METRICS_PORT=9464 \
    DATA_DIR=/data \
    SERVICE=${SERVICE}
USER node
VOLUME /data
EXPOSE 50051 9464
# exec: the service is process 1 and gets the signals.
CMD ["sh", "-c", "exec node services/${SERVICE}/main.ts"]
