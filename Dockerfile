# Galactica Table in a container; compose.yaml runs it, docs/operations.md (In a container) says how.

# Packages and program. canvas and better-sqlite3 are compiled here, against the libraries that the last stage has.
FROM node:24-trixie-slim AS build
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    build-essential python3 libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /opt/galactica-table
COPY package.json package-lock.json CHANGELOG.md ./
# The image has the headers of its Node.js, so that none are downloaded.
RUN JOBS=max npm_config_build_from_source=true npm_config_nodedir=/usr/local \
  npm ci --omit=dev --no-audit --no-fund
# The sources of what is compiled by now, and what the compiler left behind.
RUN rm -rf node_modules/better-sqlite3/deps node_modules/better-sqlite3/src node_modules/canvas/src \
  && find node_modules/canvas/build node_modules/better-sqlite3/build -type f ! -name canvas.node ! -name better_sqlite3.node -delete
COPY bin/bot.mjs bin/ready.mjs bin/
COPY bin/setup/program.mjs bin/setup/shell.mjs bin/setup/
COPY commands commands
COPY data data
COPY render render
COPY src src
# Builds the program, which the bot itself could not write.
RUN node bin/bot.mjs --help && ls node_modules/.cache/program/*/src/main.mjs

# The bot. Nothing but /data and /tmp is for it to write.
FROM node:24-trixie-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 librsvg2-2 \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 700 /data
COPY --from=build /opt/galactica-table /opt/galactica-table
# A library that is missing is noticed here, not at the first picture.
RUN cd /opt/galactica-table \
  && node -e "require('canvas').createCanvas(1, 1); new (require('better-sqlite3'))(':memory:').close()"
ENV NODE_ENV=production \
  HEALTH_PORT=9464 \
  TABLE_HOST=0.0.0.0 \
  XDG_CACHE_HOME=/tmp
USER node
# The bot keeps its games in the folder in which it is started.
WORKDIR /data
VOLUME /data
EXPOSE 8137
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "/opt/galactica-table/bin/ready.mjs"]
STOPSIGNAL SIGTERM
CMD ["node", "/opt/galactica-table/bin/bot.mjs"]
