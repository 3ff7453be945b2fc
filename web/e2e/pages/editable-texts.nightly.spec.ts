import type { Page } from '@playwright/test';
import { publicPaths } from '../../../rules/pages.ts';
import { textsOfFields, textsOfOtherEditors } from '../support/editor-texts.ts';
import { article } from '../support/page-list.ts';
import { expect, test } from '../support/shared-site.ts';

const pages = [...publicPaths, '/thank-you', article.path, '/location/home-staging-milton'];

/** Texts without a field, by the reason. Texts of controls and their hints are found by their elements. */
const exceptions: Record<string, RegExp> = {
  'labels of links that scripts, browsers or every page need, and of contact details':
    /^(Skip to the content|SCROLL|Waiting to send|Tap the (browser’s )?Share button.*|Present full screen|Phone:?|Email)$/,
  'labels of facts about a project, which its editor shows too': /^(Town|Rooms|Days|Package)$/,
  'the consent to the newsletter, whose wording the API stores as proof':
    /^Staging notes, .* Unsubscribe at any time\.$/,
  'the mark of a sample, which follows a checkbox, and the initials of the name':
    /^(.*, sample testimonial|[A-Z]{2})$/,
  'positions, sizes and states': /^(\/|Page \d of \d|\d+\.\d MB|not saved yet)$/,
  'the lines and units of an estimate, which follow from the prices':
    /^(Estimate|\d .*(rooms|areas|person), .*|The next page shows the estimate for your choice\.)$/,
  'names on the drawn map, which has an alternative text':
    /^(Highway 40[17]|Derry Road|Main Street|Kelso|Rattlesnake Point|Niagara|Escarpment|Milton|N)$/,
  'the URL on paper': /^http:\/\/127\.0\.0\.1/,
};

/** Returns a page's text nodes except those of controls, its alternative texts, titles and description. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOfControl = (element: Element | null) => {
      const hint = element?.closest('[id]')?.id;
      const isHint =
        hint &&
        document
          .querySelector(`[aria-describedby~="${CSS.escape(hint)}"]`)
          ?.matches('input, select, textarea');
      return (
        Boolean(isHint) || Boolean(element?.closest('button, label, legend, option, script, style, noscript'))
      );
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: (string | null | undefined)[] = [];
    while (walker.nextNode())
      if (!isOfControl(walker.currentNode.parentElement)) found.push(walker.currentNode.textContent);
    for (const element of document.querySelectorAll('[alt], [title]'))
      found.push(element.getAttribute('alt'), element.getAttribute('title'));
    found.push(document.querySelector('meta[name="description"]')?.getAttribute('content'));
    return found.map((text) => (text ?? '').replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  });
}

test('every text of the public pages has a field in an editor, except for a short list', async ({
  app,
  page,
}) => {
  const fields = await textsOfFields(app);
  const others = await textsOfOtherEditors(app);
  const { business } = await app.graphql<{ business: { name: string } }>('{ business { name } }');
  const used = new Set<string>();
  const hasField = (text: string) =>
    // Cards shorten long titles.
    fields.has(text) || others.some((it) => it.includes(text.replace(/…$/, '')));
  for (const path of pages) {
    await page.goto(path);
    const title = (await page.title()).replace(` | ${business.name}`, '');
    for (const text of [title, ...(await textsOf(page))]) {
      if (hasField(text)) continue;
      const reason = Object.keys(exceptions).find((name) => exceptions[name]?.test(text));
      expect.soft(reason, `${path}: ${text}`).toBeDefined();
      if (reason) used.add(reason);
    }
  }
  expect([...used].toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
