import { startJobs } from './app.ts';
import { runProcess } from './run-process.ts';

// `npm run start:worker`: processes the jobs, such as mails, and serves no requests.
await runProcess(async (app) => {
  await startJobs(app);
  app.log.info('the worker has started');
});
