import { randomUUID } from 'node:crypto';
import type { Frame, Page } from '@playwright/test';
import { xssCorpus } from '../../../graphql-api/test/samples/xss-corpus.ts';
import { control, dialog, openAdmin, press } from '../support/admin-page.ts';
import { expect, type Site, test } from '../support/fixtures.ts';

// Bypasses the content security policy, which would block most payloads: this tests the content only.
test.use({ bypassCSP: true });

/** Closes all elements that a payload may have opened. */
const closers = '</textarea></title></xmp></noscript></style></script></template></svg></math>--><p>next</p>';

/** The corpus in `count` parts of about the same size. */
const parts = (count: number) =>
  Array.from({ length: count }, (_, part) => xssCorpus.filter((_payload, index) => index % count === part));

async function savePosts(app: Site, token: string): Promise<string[]> {
  const saved = parts(2).map(async (payloads, index) => {
    const [text = '', other = ''] = payloads.filter((it) => it.includes('</script>'));
    const input = {
      category: 2,
      title: text,
      slug_url: `post-${index}`,
      brief_paragraph: payloads.join(closers),
      blog_image: '"><img src=x onerror=alert(1)>',
      published_date: '<img src=x onerror=alert(1)>',
      metaTitle: other,
      metaDescription: text,
      blogs_content: payloads.map((it) => ({ heading: it, paragraph: it })),
    };
    await app.graphql(
      'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }',
      { input },
      token,
    );
    return `/artical/${input.slug_url}`;
  });
  return Promise.all(saved);
}

async function savePlaces(app: Site, token: string): Promise<string[]> {
  const names = [1, 2, 3, 4].flatMap((part) => [`heading_${part}`, `paragraph_${part}`]);
  names.push('highlighted_heading', 'meta_keywords', 'meta_title', 'meta_description');
  const saved = parts(2).map(async (payloads, index) => {
    const texts = names.map((name, at) => [name, payloads[at % payloads.length]]);
    const input = {
      ...Object.fromEntries(texts),
      main_heading: payloads.find((it) => it.includes('</script>')),
      main_paragraph: payloads.join(' '),
      slug_url: `place-${index}`,
    };
    const create =
      'mutation ($input: LocationPageInput!) { createLocationPage(input: $input) { location_id } }';
    await app.graphql(create, { input }, token);
    return `/location/${input.slug_url}`;
  });
  return Promise.all(saved);
}

/** Sends leads as a visitor; the admin reads them. */
async function sendLeads(app: Site): Promise<void> {
  for (const [index, payloads] of parts(18).entries()) {
    const message = payloads.join(' ').slice(0, 350);
    const input = {
      submissionId: randomUUID(),
      name: 'Mallory',
      email: `m${index}@example.com`,
      phoneNum: '1',
      message,
    };
    await app.graphql('mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }', { input });
  }
}

/** Records scripts that ran, requests to other sites, and elements that would run a script on a click. */
function watch(page: Page, app: Site) {
  const found: string[] = [];
  page.on('dialog', (alert) => {
    found.push(`${page.url()} ran ${alert.message()}`);
    void alert.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== app.url)
      found.push(`${page.url()} requested ${request.url()}`);
  });
  const look = async () => {
    const inFrame = (frame: Frame) =>
      frame.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) => {
          const attributes = [...element.attributes].filter(
            ({ name, value }) =>
              name.startsWith('on') ||
              // The frame of a preview begins empty.
              (name === 'srcdoc' && /<body>[^<]/.test(value)) ||
              (/^(href|src|action|formaction|data|poster|xlink:href)$/.test(name) &&
                element.localName !== 'link' &&
                /^[\s\p{Cc}]*(javascript|vbscript|data:text)/iu.test(value)),
          );
          return attributes.map(({ name, value }) => `${element.localName} ${name}=${value}`);
        }),
      );
    const waiting = (await Promise.all(page.frames().map(inFrame))).flat();
    found.push(...waiting.map((it) => `${page.url()} holds ${it}`));
    return found;
  };
  return look;
}

test('scripts in saved content do not run in a browser @full', async ({ app, page }) => {
  const token = await openAdmin(page, app, '/admin/blogs');
  const look = watch(page, app);
  await sendLeads(app);
  const paths = [...(await savePosts(app, token)), ...(await savePlaces(app, token))];
  for (const path of [...paths, '/blog', '/', '/feed.xml']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await look()).toEqual([]);
  }

  for (const [path, edit] of [
    ['/admin/blogs', 'Edit Blog'],
    ['/admin/location-pages', 'Edit Location'],
  ] as const) {
    await page.goto(path);
    const buttons = page.getByRole('button', { name: edit });
    await expect(buttons.first()).toBeVisible();
    // The newest ones are first.
    for (const index of [0, 1]) {
      await buttons.nth(index).click();
      await expect(control(page, 'slug_url')).toHaveValue(/^(post|place)-\d$/);
      if (edit === 'Edit Blog') await expect(control(page, 'brief_paragraph')).toContainText('next');
      expect(await look()).toEqual([]);
      await press(page, 'Close');
      await expect(dialog(page)).toHaveCount(0);
    }
  }
  await page.goto('/admin/leads');
  const leads = page.getByRole('link', { name: 'Mallory' });
  await expect(leads).toHaveCount(18);
  for (const lead of await leads.all()) {
    await lead.click();
    await expect(page.getByRole('article', { name: 'Mallory' }).first()).toBeVisible();
    expect(await look()).toEqual([]);
  }
});
