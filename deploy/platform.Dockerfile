# docker build -f deploy/platform.Dockerfile . ; run it with DATABASE_URL, PLATFORM_URL, SITE_ORIGINS and TRUSTED_PROXIES.
FROM node:24-bookworm-slim
WORKDIR /project
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY src/command-line src/command-line
COPY src/domain src/domain
COPY src/http-server src/http-server
COPY src/platform src/platform
COPY tsconfig.base.json ./
# The embedded database's folder, where there is no DATABASE_URL: a new volume takes over whose it is.
RUN mkdir -p .data/platform && chown -R node:node .data
USER node
ENV PLATFORM_PORT=4180
EXPOSE 4180
CMD ["node", "--import", "tsx", "src/platform/start-platform.ts"]
