import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mail, partsOf } from '../../../graphql-api/test/dovecot.ts';
import { xssCorpus } from '../../../graphql-api/test/samples/xss-corpus.ts';
import { mark, openAdmin, phone } from '../support/admin-page.ts';
import { leadOf, sendMessage } from '../support/inbox-page.ts';
import { expect, test } from '../support/mailbox-site.ts';

// The policy of the frame blocks what remains, such as a picture of a style.
test.use({ reportedViolations: 'expected' });

/** The HTML of a mail that tries to run, to ask, to lead away and to tell that it was read. */
const hostile = (tracker: string) => `<html><head>
<base href="${tracker}/" target="_top">
<meta http-equiv="refresh" content="0;url=${tracker}/refresh">
<link rel="stylesheet" href="${tracker}/a.css"><link rel="prefetch" href="${tracker}/next"><link rel="preconnect" href="${tracker}">
<style>@import "${tracker}/b.css"; body { background: url(${tracker}/c.png) }</style>
<script>window.top.location = "${tracker}/top"; alert(1)</script><script src="${tracker}/a.js"></script></head>
<body onload="alert(1)" background="${tracker}/d.png">
<p style="background:url(${tracker}/e.png);color:maroon">The sofa is <b>brown</b>.</p>
<div style="position:fixed;inset:0;background:url('${tracker}/f.png')"></div>
<img src="${tracker}/open.gif" width="1" height="1"><img srcset="${tracker}/g.png 1x"><img src="x" onerror="alert(1)">
<picture><source srcset="${tracker}/h.png"><img src="${tracker}/i.png"></picture>
<video poster="${tracker}/j.png" src="${tracker}/k.mp4" autoplay></video><audio src="${tracker}/l.mp3" autoplay></audio>
<object data="${tracker}/m"></object><embed src="${tracker}/n"><iframe src="${tracker}/o"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe>
<form action="${tracker}/form" method="post"><input name="password" autofocus onfocus="this.form.submit()"><button>Sign in</button></form>
<a href="${tracker}/away" target="_top">A link</a> <a href="javascript:alert(1)" ping="${tracker}/ping">Another link</a>
<svg><script>alert(1)</script><image href="${tracker}/p.png"></image><a href="${tracker}/q"><text>Text</text></a></svg>
<table background="${tracker}/r.png"><tr><td background="${tracker}/s.png">The lamp stays.</td></tr></table>
<p>The last line.</p>
${xssCorpus.join('\n')}</body></html>`;

test('the HTML of a mail runs nothing, asks nothing and loads nothing, and without a connection the page says so', async ({
  app,
  page,
  context,
  email,
  dovecot,
}) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  server.on('connection', () => asked.push('a connection'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const tracker = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const name = `Ann ${mark()}`;
  await sendMessage(app, name, { email });
  const mails = () => app.mail.received.filter(({ envelope }) => envelope.to.includes(email));
  await expect.poll(mails).toHaveLength(1);
  const [text, html] = ['text/plain', 'text/html'].map(
    (type) => `Content-Type: ${type}; charset=utf-8\r\n\r\n`,
  );
  await dovecot.deliver(
    mail(
      {
        From: 'Bob <bob@example.org>',
        Subject: 'The sofa',
        'In-Reply-To': mails()[0]?.messageId ?? '',
        'Content-Type': 'multipart/alternative; boundary=b',
      },
      partsOf(`${text}The sofa is brown.`, html + hostile(tracker)),
    ),
  );

  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const elsewhere: string[] = [];
  // The policy blocks others before they leave.
  context.on('requestfinished', (request) => {
    if (!request.url().startsWith(`${app.url}/`)) elsewhere.push(request.url());
  });
  await page.setViewportSize(phone);
  await openAdmin(page, app, '/admin/leads');
  await page.getByRole('list', { name: 'Leads' }).getByRole('link', { name }).click();
  const message = leadOf(page, name).getByRole('listitem').filter({ hasText: 'The sofa is brown.' });
  await expect(message).toContainText('Mail by Bob, from another address: bob@example.org');
  const { href: path } = new URL(page.url());
  const show = message.getByText('Show as HTML');
  const frame = message.frameLocator('iframe');
  for (const size of [phone, { width: 1366, height: 768 }]) {
    await page.setViewportSize(size);
    await show.click();
    await expect(frame.getByText('The sofa is brown.')).toBeVisible();
    await expect(frame.getByText('The lamp stays.')).toBeVisible();
    // A layer of the mail covers them.
    await frame.getByText('The last line.').click({ force: true });
    await frame.getByText('A link').first().click({ force: true });
    await expect(
      frame.locator('img, script, form, input, button, iframe, object, embed, a, base, svg, [http-equiv]'),
    ).toHaveCount(0);
    await page.screenshot({ path: test.info().outputPath(`html-${size.width}.png`) });
    await show.click();
    await expect(message.locator('iframe')).toHaveCount(0);
  }

  await context.setOffline(true);
  await show.click();
  await expect(message.getByRole('alert')).toContainText(
    'The HTML could not be loaded. Check your connection',
  );
  await expect(message.locator('iframe')).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath('html-offline.png') });
  await context.setOffline(false);
  await show.click();
  await show.click();
  await expect(frame.getByText('The sofa is brown.')).toBeVisible();

  expect({ asked, elsewhere, dialogs }).toEqual({ asked: [], elsewhere: [], dialogs: [] });
  expect(page.url()).toBe(path);
  expect(context.pages()).toHaveLength(1);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
