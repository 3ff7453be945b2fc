import { spawnSync } from 'node:child_process';

// `node scripts/command.ts <name>`: builds the API where it has changed, then runs graphql-api/src/cli/<name>.ts as built.
// What the build says goes to standard error: standard output is the command's, to be piped into a file.
const [name] = process.argv.splice(2, 1);
const build = spawnSync('npm', ['run', '--silent', 'build:api'], {
  stdio: ['ignore', 2, 2],
  shell: process.platform === 'win32',
  env: { ...process.env, WIREIT_LOGGER: 'quiet' },
});
if (build.status !== 0) process.exit(build.status ?? 1);

process.env['NODE_ENV'] ??= 'production';
await import(new URL(`../graphql-api/dist/${name}.js`, import.meta.url).href);
