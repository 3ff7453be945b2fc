import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const candidates = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The path of a Chrome or Chromium of this machine; undefined where there is none. */
export function findBrowser(): string | undefined {
  return [...candidates, chromium.executablePath()].find((path) => path !== undefined && existsSync(path));
}

/** Finds a browser or installs one, by apt-get where this is root's Debian, else by Playwright; says which. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) {
    console.log(`Browser: ${found}`);
    return found;
  }
  console.log('No Chrome or Chromium found: installing one.');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  } else {
    run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  }
  const installed = findBrowser();
  if (!installed)
    throw new Error('No browser could be installed. Install Chrome or Chromium, or set CHROME_PATH.');
  console.log(`Browser: ${installed}`);
  return installed;
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
}

if (import.meta.main) ensureBrowser();
