import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall, canAptInstall, ensureBrowser, findFirefox } from './browser.ts';

// `npm run test:engines`: the same journeys in Chromium, in Firefox and in WebKit, the engine of Safari, as far as this
// machine has them or lets them be installed.

interface Engine {
  name: 'firefox' | 'webkit';
  packages: string[];
  isHere: () => boolean;
}

const webKitFiles = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/xvfb-run',
  '/usr/lib/python3/dist-packages/gi',
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`,
];

const engines: Engine[] = [
  { name: 'firefox', packages: ['firefox-esr'], isHere: () => findFirefox() !== undefined },
  {
    name: 'webkit',
    packages: [
      'webkit2gtk-driver',
      'gir1.2-webkit2-4.1',
      'python3-gi',
      'xvfb',
      'xauth',
      'gstreamer1.0-plugins-good',
      'gstreamer1.0-libav',
    ],
    isHere: () => webKitFiles.every((path) => existsSync(path)),
  },
];

const missing = engines.filter(({ isHere }) => !isHere());
if (missing.length > 0 && canAptInstall()) aptInstall(missing.flatMap(({ packages }) => packages));

ensureBrowser();
const projects = ['chromium'];
for (const { name, packages, isHere } of engines) {
  if (isHere()) projects.push(name);
  else console.log(`NOT TESTED: ${name}. It needs the Debian packages ${packages.join(', ')}.`);
}
console.log(`Engines: ${projects.join(', ')}`);
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', ...projects.map((project) => `--project=${project}`), ...process.argv.slice(2)],
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exit(status ?? 1);
