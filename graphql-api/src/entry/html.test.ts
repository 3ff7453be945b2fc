import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../test/app.ts';
import { type AdminClient, type BlogResult, signInAdmin } from '../../test/samples/content.ts';
import { xssCorpus } from '../../test/samples/xss-corpus.ts';
import { shared } from '../../test/shared-app.ts';
import { cleanHtml, cleanParagraph } from './html.ts';

let app: TestApp;
let adminClient: AdminClient;
let blog: BlogResult;
shared.beforeAll(async ({ app: running }) => {
  app = running;
  adminClient = await signInAdmin(app);
  blog = await adminClient.createBlog();
});

/** Returns the tags in sanitized HTML, which contains `<` and `>` only in tags. */
const tagsOf = (html: string) => [...html.matchAll(/<\/?([^>]*)>/g)].map(([, inside = '']) => inside);
const harmless =
  /^(?:(?:p|br|hr|h[234]|blockquote|[uo]l|li|b|strong|i|em|u|s|sub|sup|code)(?: ?\/)?|a(?: (?:href|title)="[^"]*")*)$/;
const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

describe('the opening of a post', () => {
  test('is tested with at least sixty attacks', () => {
    expect(new Set(xssCorpus).size).toBeGreaterThanOrEqual(60);
  });

  test.each(xssCorpus)('removes everything executable from %s', async (payload) => {
    const brief_paragraph = `<p>before</p>${payload}`;
    const { data } = await adminClient.updateBlog(blog.blog_id, { brief_paragraph });
    const saved = data?.['updateBlog'] as BlogResult | undefined;
    const html = saved?.brief_paragraph ?? '';
    expect(html).toContain('<p>before</p>');
    expect(tagsOf(html).filter((tag) => !harmless.test(tag))).toEqual([]);
    for (const href of links(html)) expect(href).toMatch(/^(?:https?:|mailto:|tel:|#|x$|$)/);
    expect(cleanHtml(html)).toBe(html);
  });

  test('preserves the formatting that authors use', () => {
    const written =
      '<h2>Light</h2><p>A <strong>lamp</strong>, <em>low</em>: <a href="https://example.com/a?b=1&amp;c=2" title="t">see</a></p><ul><li>one</li></ul><blockquote>two</blockquote>';
    expect(cleanHtml(written)).toBe(written);
    expect(cleanHtml('Wood & wool < steel')).toBe('Wood &amp; wool &lt; steel');
    const list = '<ol start="3"><li>20 m<sup>2</sup></li></ol>';
    expect(cleanHtml(list)).toBe(list);
    expect(cleanHtml('<a href="/contact">ask</a>')).toBe('<a href="/contact">ask</a>');
  });

  test.each([cleanHtml, cleanParagraph])('completes links that are typed without a scheme', (clean) => {
    expect(clean('<p><a href="www.example.com/x">a</a> <a href="ann@example.com" title="t">b</a></p>')).toBe(
      '<p><a href="https://www.example.com/x">a</a> <a href="mailto:ann@example.com" title="t">b</a></p>',
    );
  });
});

describe('the paragraph of a block', () => {
  test.each(['Clean them.', 'Wood & wool < steel', '1 < 2 <b>not bold</b>\nnext line'])(
    'stays plain text: %s',
    (text) => expect(cleanParagraph(text)).toBe(text),
  );

  test('may be HTML with pictures of the site, without anything executable', () => {
    const src = `/pictures/${'a'.repeat(32)}/1200.jpg`;
    const html = `<p>See <a href="/contact">us</a>.</p><img src="${src}" alt="A hall" width="3" height="2" loading="lazy" />`;
    expect(cleanParagraph(html)).toBe(html);
    expect(cleanParagraph('<p>a</p><img src="https://example.com/x.jpg" onerror="alert(1)">')).toBe(
      '<p>a</p>',
    );
    for (const payload of xssCorpus) {
      const clean = cleanParagraph(`<p>before</p>${payload}`);
      expect(tagsOf(clean).filter((tag) => !harmless.test(tag))).toEqual([]);
    }
  });
});
