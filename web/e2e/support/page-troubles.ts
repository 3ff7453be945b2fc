import type { Page } from '@playwright/test';
import { missingPages } from './page-list.ts';

/** Collects errors that are not visible on a page. */
export function watchTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    const url = message.location().url;
    // The browser's message for the requested 404, and the test runner's for the blocked worker.
    const expected = Object.keys(missingPages).some((path) => url.endsWith(path));
    const ours = !expected && !message.text().endsWith('blocked by Playwright');
    // Chrome warns of a preload that is not used within seconds, which happens on a busy machine.
    const late = message.text().includes('was preloaded using link preload but not used within');
    if (['error', 'warning'].includes(message.type()) && ours && !late) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('requestfailed', (request) => {
    // A video or picture whose request the browser cancels on navigation.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    const missing = pathname + search in missingPages;
    if (response.status() >= 400 && !missing) troubles.push(`${response.status()}: ${response.url()}`);
  });
  return troubles;
}
