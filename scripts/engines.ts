import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall, canAptInstall, findBrowser, findFirefox } from './browser.ts';

// `npm run test:engines` runs the same journeys in Chromium, Firefox and WebKit, Safari's engine. It installs
// missing engines and names those that it cannot install. `npm run test:engines firefox webkit` runs only
// these.

interface Engine {
  name: 'chromium' | 'firefox' | 'webkit';
  packages: string[];
  isHere: () => boolean;
}

const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const webKitFiles = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/xvfb-run',
  '/usr/lib/python3/dist-packages/gi',
  `${libraries}/girepository-1.0/WebKit2-4.1.typelib`,
  // Plays the video.
  `${libraries}/gstreamer-1.0/libgstisomp4.so`,
  `${libraries}/gstreamer-1.0/libgstlibav.so`,
];

const engines: Engine[] = [
  { name: 'chromium', packages: ['chromium'], isHere: () => findBrowser() !== undefined },
  { name: 'firefox', packages: ['firefox-esr'], isHere: () => findFirefox() !== undefined },
  {
    name: 'webkit',
    packages: [
      'webkit2gtk-driver',
      'gir1.2-webkit2-4.1',
      'python3-gi',
      'xauth',
      'xvfb',
      'gstreamer1.0-plugins-good',
      'gstreamer1.0-libav',
    ],
    isHere: () => webKitFiles.every((path) => existsSync(path)),
  },
];

const given = process.argv.slice(2);
const chosen = engines.filter(({ name }) => given.includes(name));
const options = given.filter((it) => !chosen.some(({ name }) => name === it));

const projects = (chosen.length > 0 ? chosen : engines).flatMap(({ name, packages, isHere }) => {
  // Installs each engine separately, so that a failure affects only this engine.
  if (!isHere() && canAptInstall()) aptInstall(packages);
  if (isHere()) return [`--project=${name}`];
  console.log(`NOT TESTED: ${name}. It needs the Debian packages ${packages.join(', ')}.`);
  return [];
});
if (projects.length === 0) process.exit(0);
const { status } = spawnSync('npx', ['playwright', 'test', ...projects, ...options], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
// `status` is null if a signal ended the process.
process.exit(status ?? 1);
