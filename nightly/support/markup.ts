import { violationsOn } from '../../web/e2e/support/accessibility.ts';
import { test as base, expect } from '../../web/e2e/support/edited-site.ts';
import { ibmViolationsOn } from './ibm.ts';
import { w3cMessages } from './w3c.ts';

interface Fixtures {
  /** Documents by name; the test fails if the W3C checker reports an error in one. */
  documents: Map<string, string>;
  /** Runs axe in both colour schemes and IBM's checker, and collects the markup for the W3C checker. */
  look: (name: string) => Promise<void>;
}

/** Playwright's `test` for checks of markup. */
export const test = base.extend<Fixtures>({
  // During a transition the contrast differs.
  contextOptions: { reducedMotion: 'reduce' },
  documents: async ({ page }, use, info) => {
    const documents = new Map<string, string>();
    // The server's HTML and the browser's differ: React replaces it, and elements of the head appear twice.
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await use(documents);
    expect.soft(errors).toEqual([]);
    expect(w3cMessages(documents, info.outputPath('w3c'))).toEqual([]);
  },
  look: ({ page, documents }, use) =>
    use(async (name) => {
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await violationsOn(page), `${name}, light`).toEqual([]);
      expect.soft(await ibmViolationsOn(page), `${name}, IBM's checker`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await violationsOn(page, 'colours'), `${name}, dark`).toEqual([]);
      documents.set(name, await page.content());
    }),
});

export { expect } from '../../web/e2e/support/edited-site.ts';
