import { existsSync } from 'node:fs';
import { aptInstall, canAptInstall, findBrowser, findFirefox } from '../scripts/browser.ts';

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

/** Returns whether `name` is the name of a browser. */
export const isEngine = (name: string) => engines.some((engine) => engine.name === name);

/**
 * Installs missing browsers, and returns the names of Playwright's projects for those that are installed.
 * Prints the names of the others.
 */
export function installEngines(chosen: string[]): string[] {
  const wanted = chosen.length > 0 ? engines.filter(({ name }) => chosen.includes(name)) : engines;
  return wanted.flatMap(({ name, packages, isHere }) => {
    // Installs each engine separately, so that a failure affects only this engine.
    if (!isHere() && canAptInstall()) aptInstall(packages);
    if (isHere()) return [name];
    console.log(`NOT TESTED: ${name}. It needs the Debian packages ${packages.join(', ')}.`);
    return [];
  });
}
