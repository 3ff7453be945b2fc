import { startJobs } from './app.ts';
import { ConfigError } from './platform/core/config.ts';
import { runProcess } from './run-process.ts';
import { createServer } from './server.ts';
import { atMost, closeServer, GRACE_MS } from './shutdown.ts';
import { openSite } from './site/build.ts';

// `npm start`: serves the site, and processes the jobs unless JOBS is 'off'.
await runProcess(async (app, closeFirst) => {
  const { port, host, drainSeconds, jobs, business, siteUrl } = app.config;
  const server = await createServer(app, openSite);
  closeFirst(() => atMost(drainSeconds * 1000 + GRACE_MS + 3_000, closeServer(server, drainSeconds)));
  await server.listen({ port, host }).catch((cause: Error) => {
    throw new ConfigError(`PORT ${port} of HOST ${host} cannot be used: ${cause.message}`, { cause });
  });
  if (jobs === 'on') await startJobs(app);
  app.log.info(`${business.name} is open at ${siteUrl}`);
});
