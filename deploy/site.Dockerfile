# docker build -f deploy/site.Dockerfile --build-arg SITE_URL=https://... --build-arg APP_URL=https://... --build-arg API_URL=https://... .
FROM node:24-bookworm-slim AS build
WORKDIR /project
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG APP_URL
ARG API_URL
ARG INGEST_URL
ARG ANALYTICS_KEY
ARG TAG_MANAGER_ID
RUN npm run build

FROM nginx:stable
COPY deploy/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /project/dist /srv/site
EXPOSE 8080
