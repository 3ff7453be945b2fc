import type { Locator } from '@playwright/test';
import { control, dialog, openAdmin } from '../support/admin-page.ts';
import { expect, test } from '../support/shared-site.ts';

/** Pastes HTML as the browser does. */
const paste = (text: Locator, html: string) =>
  text.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, html);

// The fixtures fail a test whose page violates the content security policy.
test('pasted HTML with styles breaks no rule of the site, and a row of a table is a line', async ({
  app,
  page,
}) => {
  await openAdmin(page, app, '/admin/blogs');
  await page.getByRole('button', { name: 'Upload New Blog' }).click();
  const text = control(page, 'brief_paragraph');
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await paste(
    text,
    `<html><head><style>td { color: red }</style></head><body><p style="margin:0"><span style='font-weight:700'>Prices</span></p>
    <table style="width:100%"><tr><th><p>Room</p></th><th><p>Price</p></th></tr>
    <tr><td style="color:red"><p class=MsoNormal>Living
      room</p></td><td>  $400 </td></tr></table></body></html>`,
  );
  await expect(text.locator('p')).toHaveText(['Prices', 'Room – Price', 'Living room – $400']);
  await expect(text.locator('strong')).toHaveText('Prices');
  await expect(dialog(page).locator('table')).toHaveCount(0);
});
