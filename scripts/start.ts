import { spawnSync } from 'node:child_process';

// `npm start`: builds what has changed since the last time (wireit compares fingerprints), then becomes the server.
const starter = process.ppid;
const build = spawnSync('npm', ['run', '--silent', 'build'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, WIREIT_LOGGER: 'quiet' },
});
if (build.status !== 0) process.exit(build.status ?? 1);
// The parent may have ended meanwhile; from here on the server checks that.
if (process.ppid !== starter) process.exit(0);

process.env['NODE_ENV'] ??= 'production';
await import(new URL('../graphql-api/dist/main.js', import.meta.url).href);
