import { spawnSync } from 'node:child_process';

// `npm start` and `npm run start:worker`: builds what changed since the last build (wireit compares fingerprints), then runs
// the server or the worker in this process.
const [program = 'main'] = process.argv.slice(2);
const starter = process.ppid;
const build = spawnSync('npm', ['run', '--silent', 'build'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, WIREIT_LOGGER: 'quiet' },
});
if (build.status !== 0) process.exit(build.status ?? 1);
// The parent may have ended during the build; after this the server checks that.
if (process.ppid !== starter) process.exit(0);

process.env['NODE_ENV'] ??= 'production';
await import(new URL(`../graphql-api/dist/${program}.js`, import.meta.url).href);
