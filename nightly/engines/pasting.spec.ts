import { admin } from '../../graphql-api/test/admin.ts';
import { expect, test } from './engine-test.ts';
import type { Tab } from './tab.ts';
import { button, fillAll, isAt, openHydrated } from './visitor.ts';

const fields = ['brief_paragraph', 'blogs_content[0].paragraph'].map((name) => `dialog [name="${name}"]`);

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body>
<!--StartFragment--><h1>Before the photos</h1>
<p class=MsoNormal>Open the <b style='mso-bidi-font-weight:normal'>curtains</b> and <i>lamps</i>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Kitchen</p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Counter</p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Hall</p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Measure</p>
<table><tr><td><p class=MsoNormal>Sofa</p></td><td>
<p class=MsoNormal><b>$400</b></p></td></tr><tr><td>Lamp</td><td></td><td>$90</td></tr></table><!--EndFragment--></body></html>`;

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Light</span><span style="font-weight:400"> comes </span><span style="font-style:italic">back</span></p><br />
<ol><li dir="ltr"><p dir="ltr"><span>Windows</span></p></li><li dir="ltr"><p dir="ltr"><a href="https://example.com/"><span>Mirrors</span></a></p></li></ol></b>`;

const page = `<dl><dt>Loft</dt><dd>Toronto</dd></dl><table><tr><td><p>Floor</p><p>Walls</p></td><td>Roof</td></tr></table><h2 style="font-weight: 700;">Today</h2><p style="font-weight: 400;" onclick="alert(1)"><em style="font-style: italic;">Quiet</em> <a href="javascript:alert(1)">rooms</a>
<img src="https://elsewhere.example/x.png" onerror="alert(1)"></p><script>alert(1)</script>`;

/** The words in the editor, and its elements in order. */
interface Shown {
  words: string;
  elements: string;
}

test('text from Word, Google Docs and web pages is pasted with its format into every rich text field', async ({
  line,
  tab,
}) => {
  await openEditor(tab, line.url);
  for (const field of fields) {
    await paste(tab, field, word);
    await shows(tab, field, {
      words:
        'Before the photos|Open the curtains and lamps.|Kitchen|Counter|Hall|Measure|Sofa – $400|Lamp – $90',
      elements: 'h2 p strong em ul li p ul li p li p ol li p p strong p',
    });
    await paste(tab, field, docs);
    await shows(tab, field, {
      words: 'Light comes back|Windows|Mirrors|',
      elements: 'p strong em ol li p li p a p',
    });
    await paste(tab, field, page);
    await shows(tab, field, {
      words: 'Loft|Toronto|Floor|Walls|Roof|Today|Quiet rooms',
      elements: 'p p p p p h2 p em',
    });
    await clear(tab, field);
  }
  expect(tab.takeErrors()).toEqual([]);
});

test('cut and pasted text keeps its words and its format in every rich text field', async ({ line, tab }) => {
  await openEditor(tab, line.url);
  const [brief = '', block = ''] = fields;
  for (const [from, to] of [
    [brief, block],
    [block, brief],
  ] as const) {
    await clear(tab, from);
    await tab.press('Control+b');
    await tab.type('Warm oak');
    await tab.press('Control+a');
    await tab.press('Control+x');
    await shows(tab, from, { words: '', elements: 'p' });
    await clear(tab, to);
    await tab.press('Control+v');
    await shows(tab, to, { words: 'Warm oak', elements: 'p strong' });
    await tab.press('Control+a');
    await tab.press('Control+c');
    await tab.press('Control+v');
    await tab.press('Control+v');
    await shows(tab, to, { words: 'Warm oak|Warm oak', elements: 'p strong p strong' });
  }
  // Without unsaved changes the browser does not ask before it leaves the page.
  for (const field of fields) await clear(tab, field);
  expect(tab.takeErrors()).toEqual([]);
});

async function openEditor(tab: Tab, url: string): Promise<void> {
  await openHydrated(tab, `${url}/login`);
  await fillAll(tab, admin);
  await tab.press('Enter');
  await isAt(tab, '/admin');
  await openHydrated(tab, `${url}/admin/blogs`);
  await tab.click(button('Upload New Blog'));
  for (const field of fields) await tab.waitFor(`${field}[contenteditable="true"]`);
}

/** Selects all text of a field and deletes it. */
async function clear(tab: Tab, field: string): Promise<void> {
  await tab.click(field);
  await tab.press('Control+a');
  await tab.press('Backspace');
  await shows(tab, field, { words: '', elements: 'p' });
}

/** Copies this HTML as another program would, and pastes it over the text of a field. */
async function paste(tab: Tab, field: string, html: string): Promise<void> {
  await clear(tab, field);
  await tab.type('Replaced');
  await tab.press('Control+a');
  await tab.run((given) => {
    const put = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', given);
      event.clipboardData?.setData('text/plain', 'The plain text');
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('copy', put, { capture: true, once: true });
  }, html);
  await tab.press('Control+c');
  await tab.press('Control+v');
}

async function shows(tab: Tab, field: string, expected: Shown): Promise<void> {
  const look = () =>
    tab.run((selector) => {
      const editor = document.querySelector(selector);
      const parts = [...(editor?.querySelectorAll('*') ?? [])].filter(
        ({ localName, className }) => localName !== 'br' && !className.includes('ProseMirror'),
      );
      const texts = parts.filter(({ localName }) => /^(?:p|h\d)$/.test(localName));
      return {
        words: texts.map(({ textContent }) => textContent.trim()).join('|'),
        elements: parts.map(({ localName }) => localName).join(' '),
      };
    }, field);
  await expect.poll(look, { message: field }).toEqual(expected);
}
