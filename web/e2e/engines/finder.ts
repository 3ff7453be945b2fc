import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Target } from './tab.ts';

/** The source of what finds elements by their role, for the page. */
export const finder = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

/**
 * Does something with an element as soon as there is one, and it can be done: a page may be under way, and takes no click
 * while one picture becomes another.
 */
export async function retried<Found, Result>(
  target: Target,
  find: () => Promise<Found | null>,
  action: (found: Found) => Promise<Result>,
): Promise<Result> {
  const end = Date.now() + 30_000;
  let cause: unknown;
  while (Date.now() < end) {
    try {
      const found = await find();
      if (found) return await action(found);
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const words = typeof target === 'string' ? target : `${target.role} ${target.name}`;
  throw new Error(`Not on the page, or not to be used: ${words}: ${cause}`, { cause });
}
