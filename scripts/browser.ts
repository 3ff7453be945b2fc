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

/** Returns the path of an installed Chrome or Chromium, or undefined. */
export function findBrowser(): string | undefined {
  return [...browsers, chromium.executablePath()].find((path) => path !== undefined && existsSync(path));
}

/**
 * Returns the path of Chromium's headless shell, or undefined. It renders a page in a third of the processor
 * time, but it has no settings, no install prompt, and does not notice that a page's process was killed.
 */
export function findHeadlessShell(): string | undefined {
  return existsSync(headlessShell) ? headlessShell : undefined;
}

/** Returns launch options for a machine without a screen and, as in containers, without a sandbox. */
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

/** Returns the path of an installed Firefox, or undefined. */
export function findFirefox(): string | undefined {
  const paths = [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ];
  return paths.find((path) => existsSync(path));
}

/**
 * Prints the browser for the tests, and installs one if there is none: by apt-get for root on Debian, else by
 * Playwright.
 */
function ensureBrowser(): void {
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

/** Returns whether this process is root on a system with apt-get. */
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
