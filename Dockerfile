# The site (target `site`) and the mail worker (target `mail`). What each step does stands in docs/hosting-container.md.
FROM node:24-slim AS build
WORKDIR /alma
COPY package.json package-lock.json .npmrc ./
COPY supabase/local/package.json supabase/local/
# Without the embedded backend, and without install scripts: they fetch programs that no build needs.
RUN npm ci --ignore-scripts --workspaces=false
COPY . .
# Types are checked by the tests.
RUN ALMA_STANDALONE=1 ALMA_TYPES_CHECKED=1 NEXT_TELEMETRY_DISABLED=1 node node_modules/next/dist/bin/next build

FROM node:24-slim AS mail
ENV NODE_ENV=production
WORKDIR /alma
COPY --from=build /alma/package.json ./
COPY --from=build /alma/node_modules/postgres node_modules/postgres
COPY --from=build /alma/node_modules/nodemailer node_modules/nodemailer
COPY --from=build /alma/node_modules/zod node_modules/zod
COPY lib lib
COPY messages messages
COPY supabase/correo supabase/correo
COPY supabase/local/log.ts supabase/local/
COPY supabase/local/process/command.ts supabase/local/process/
COPY supabase/local/postgres/pool.ts supabase/local/postgres/
USER node
CMD ["node", "supabase/correo/cli.ts"]

FROM node:24-slim AS site
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
WORKDIR /alma
# Its own user may write: kept pages lie in .next.
COPY --from=build --chown=node:node /alma/.next/standalone ./
COPY --from=build --chown=node:node /alma/.next/static .next/static
COPY --from=build --chown=node:node /alma/public public
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=30", "server.js"]
