import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Target } from './tab.ts';

/** Source of the function that finds elements by role within the page. */
export const finder = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

/** Retries until the element exists, because a page that is still loading may throw. */
export async function waitFor<Found>(target: Target, find: () => Promise<Found | null>): Promise<Found> {
  const end = Date.now() + 60_000;
  let cause: unknown;
  while (Date.now() < end) {
    try {
      const found = await find();
      if (found) return found;
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const words = typeof target === 'string' ? target : `${target.role} ${target.name}`;
  throw new Error(`Not on the page, or not to be used: ${words}: ${cause}`, { cause });
}
