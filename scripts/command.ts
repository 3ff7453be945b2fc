import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// `node scripts/command.ts <name>` builds the API if it has changed, then runs graphql-api/src/operations/cli/<name>.ts. The Docker
// image contains only the build. The output of the build is shown only if it fails.
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
