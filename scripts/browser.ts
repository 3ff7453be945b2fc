import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const browsers = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The path of a Chrome or Chromium of this machine; undefined where there is none. */
export function findBrowser(): string | undefined {
  return [...browsers, chromium.executablePath()].find((path) => path !== undefined && existsSync(path));
}

/**
 * The path of Chromium's headless shell, which has no window and shows a page in a third of the processor time; undefined
 * where there is none. It has no settings, no offer to install, and does not notice when a page's process is killed.
 */
export function findHeadlessShell(): string | undefined {
  return existsSync(headlessShell) ? headlessShell : undefined;
}

/** How the browser at this path is started where there is no screen and, as in a container, no sandbox. */
export function launchOptions(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

/** The path of a Firefox of this machine; undefined where there is none. */
export function findFirefox(): string | undefined {
  const paths = [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ];
  return paths.find((path) => existsSync(path));
}

/** Finds a browser or installs one, by apt-get where this is root's Debian, else by Playwright; says which. */
export function ensureBrowser(): void {
  const isDebian = canAptInstall();
  if (isDebian && !findHeadlessShell()) aptInstall(['chromium-headless-shell']);
  if (!findBrowser()) {
    if (isDebian) aptInstall(['chromium']);
    else run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  }
  const browser = findBrowser();
  if (!browser)
    throw new Error('No browser could be installed. Install Chrome or Chromium, or set CHROME_PATH.');
  console.log(`Browser: ${[browser, findHeadlessShell()].filter(Boolean).join(', ')}`);
}

/** Whether this is root's Debian, or a system of its kind. */
export function canAptInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

export function aptInstall(packages: string[]): void {
  console.log(`Installing ${packages.join(' ')}.`);
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
}

if (import.meta.main) ensureBrowser();
