import { expect, test } from 'vitest';
import { lineOf, plainText } from './plain-text.ts';

test.each([
  ['<p>Tea &amp; <strong>two</strong>&nbsp;rooms</p><p>&lt;3</p>', 'Tea & two rooms\n\n<3'],
  ['one<br>two<br/>\nthree', 'one\ntwo\nthree'],
  [
    '<p>Bring:</p><ul><li>rugs</li><li>lamps<ul><li>low</li></ul></li></ul><p>Done.</p>',
    'Bring:\n\n- rugs\n- lamps\n  - low\n\nDone.',
  ],
  ['<ol><li><p>one</p></li><li>two</li></ol>', '1. one\n2. two'],
  ['<ol start="3"><li>three</li><li>four</li></ol>', '3. three\n4. four'],
  [
    '<p>See <a href="/contact">us</a> or <a href="https://example.com/">https://example.com</a>.</p>',
    'See us (https://site.example/contact) or https://example.com.',
  ],
  ['<a href="mailto:a@b.example">a@b.example</a> <a href="javascript:x">x</a>', 'a@b.example x'],
  ['<table><tr><td>Room</td><td>$400</td></tr></table>', 'Room | $400'],
  ['<script>x</script><style>y</style>z', 'z'],
])('the text of %s is %j', (html, text) => {
  expect(plainText(html, 'https://site.example')).toBe(text);
});

test.each([
  ['Kitchen<br>and dining <img src="a.jpg">', 'Kitchen and dining'],
  ['Kitchen<span>and</span><div>dining</div>', 'Kitchen and dining'],
  ['The 1<sup>st</sup> <em>flo</em>or', 'The 1st floor'],
  ['Size < 5 &#8211; caf&eacute;', 'Size < 5 – café'],
])('the line of %s is %j', (html, line) => {
  expect(lineOf(html)).toBe(line);
});
