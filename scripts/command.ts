import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// `node scripts/command.ts <name>` runs graphql-api/src/operations/cli/<name>.ts, after a build if the API
// has changed. The Docker image has only the build. Shows the build's output only if it fails.
const [name] = process.argv.splice(2, 1);
if (existsSync(new URL('../graphql-api/src', import.meta.url))) {
  const build = spawnSync('npm', ['run', '--silent', 'build:api'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, WIREIT_LOGGER: 'quiet' },
  });
  if (build.status !== 0) {
    process.stderr.write(`${build.stdout}${build.stderr}`);
    process.exit(build.status ?? 1);
  }
}

process.env['NODE_ENV'] ??= 'production';
await import(new URL(`../graphql-api/dist/${name}.js`, import.meta.url).href);
