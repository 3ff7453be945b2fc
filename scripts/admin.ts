import { spawnSync } from 'node:child_process';

// `npm run admin -- add|password|list|revoke`: builds the API where it has changed, then runs the command.
const build = spawnSync('npm', ['run', '--silent', 'build:api'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, WIREIT_LOGGER: 'quiet' },
});
if (build.status !== 0) process.exit(build.status ?? 1);

process.env['NODE_ENV'] ??= 'production';
await import(new URL('../graphql-api/dist/admin.js', import.meta.url).href);
