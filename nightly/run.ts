import { spawnSync } from 'node:child_process';
import { installNightly } from '../scripts/nightly.ts';
import { installEngines, isEngine } from './engines.ts';
import { installJava } from './support/java.ts';

// `npm run test:nightly` runs the tests that take too long for each change, and those of `nightly/`.
// `npm run test:engines` runs only the tests in Chromium, Firefox and WebKit, Safari's engine.
// `npm run test:engines firefox webkit -- -g "without a server"` runs some of them.

const [command, ...given] = process.argv.slice(2);
const options = given.filter((it) => !isEngine(it));
const failed: string[] = [];

function run(name: string, tool: string, ...args: string[]): void {
  const environment = { FUZZ_RUNS: '10000', ...process.env };
  const { status } = spawnSync('npx', [tool, ...args], {
    env: environment,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  // `status` is null if a signal ended the process.
  if (status !== 0) failed.push(name);
}

installNightly();
const projects = installEngines(given.filter(isEngine));
if (command !== 'engines') {
  installJava();
  projects.unshift('nightly', 'markup');
  run('types', 'tsc', '-p', 'nightly');
  run('Vitest', 'vitest', 'run', '.nightly.test.', 'graphql-api/test/fuzz');
}
if (projects.length > 0)
  run('Playwright', 'playwright', 'test', ...projects.map((name) => `--project=${name}`), ...options);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}
