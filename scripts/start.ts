import { spawnSync } from 'node:child_process';

// `npm start` and `npm run start:worker`: builds what changed since the last build (wireit compares
// fingerprints), then runs the server or the worker in this process.
const [program = 'main'] = process.argv.slice(2);
const starter = process.ppid;
const isTerminal = process.stdout.isTTY && process.stderr.isTTY;
const build = spawnSync('npm', ['run', '--silent', 'build'], {
  // Elsewhere the progress would fill the log; the output is shown only if the build fails.
  stdio: isTerminal ? 'inherit' : 'pipe',
  encoding: 'utf8',
  shell: process.platform === 'win32',
  env: { ...process.env, WIREIT_LOGGER: 'quiet' },
});
if (build.status !== 0) {
  process.stderr.write(`${build.stdout ?? ''}${build.stderr ?? ''}`);
  process.exit(build.status ?? 1);
}
// The parent may have ended during the build; after this the server checks that.
if (process.ppid !== starter) process.exit(0);

process.env['NODE_ENV'] ??= 'production';
await import(new URL(`../graphql-api/dist/${program}.js`, import.meta.url).href);
