import { expect, test } from 'vitest';
import { PageStyles } from './page-styles.ts';

const selected = (sheet: string, html: string) => new PageStyles(sheet).select(html);

test('selects the rules of the classes in the HTML, and those without a class', () => {
  const sheet = '.a{b:1}.c{b:2}.a .c,.a p{b:3}p{b:4}';
  expect(selected(sheet, '<p class="x a">')).toBe('.a{b:1}.a p{b:3}p{b:4}');
});

test('omits rules of attributes for scripts that no element has', () => {
  const sheet =
    '.a[aria-busy=true]{c:0}.a[data-b]{c:1}[data-d="1"] .a{c:2}.a[data-d]{c:3}.a:not([data-b]){c:4}';
  expect(selected(sheet, '<p class="a" data-d="2">')).toBe('.a[data-d]{c:3}.a:not([data-b]){c:4}');
  expect(selected(sheet, '<p class="a" data-d="1">')).toContain('[data-d="1"] .a{c:2}');
});

test('includes a selector whose classes may be absent', () => {
  const sheet = 'p:is(.a,.b){c:1}p:not(.d){c:2}p:has(.a:not(.f)){c:3}p:not(:has(.g)){c:4}p:has(.a,.h){c:5}';
  expect(selected(sheet, '<p class="a">')).toBe(sheet);
  expect(selected('p:has(.e){c:1}h4{c:2}', '<p class="a">')).toBe('');
});

test('omits the alternatives of a list whose classes are absent', () => {
  expect(selected(':is(.a,.b .c){c:1}:is(.b,.c){c:2}', '<p class="a">')).toBe(':is(.a){c:1}');
});

test('omits the rules of closed dialogs', () => {
  expect(selected('.a{c:1}.b{c:2}', '<dialog class="a">\n<p>…</p></dialog><p class="b">')).toBe('.b{c:2}');
});

test('preserves the order of layers, and omits empty rules', () => {
  const sheet = '@layer one,two;@layer two{@media (width>1px){.a{b:1}}.c{b:2}}@media (width>1px){.c{b:3}}';
  expect(selected(sheet, '<p class="a">')).toBe('@layer one,two;@layer two{@media (width>1px){.a{b:1}}}');
});

test('includes the italic faces for a page with italics', () => {
  const face = (name: string) =>
    `@font-face{font-family:F;font-style:italic;src:url(/assets/figtree-${name}-1.woff2)}`;
  const sheet = face('italic-ext') + face('italic');
  expect(selected(sheet, '<p>Lamps')).toBe('');
  expect(selected(sheet, '<p><em>Lamps</em>')).toBe(face('italic'));
});

test('omits states of use, print, other fonts, and animations that no rule names', () => {
  const face = (src: string) => `@font-face{font-family:F;src:${src}}`;
  const core = face('url(/assets/figtree-core-1.woff2)');
  const sheet = `a:hover{b:1}@media print{a{b:2}}${core}${face('url(/assets/figtree-latin-1.woff2)')}@keyframes x{to{b:3}}@keyframes y{to{b:4}}a{animation:1s y}`;
  expect(selected(sheet, '<a>')).toBe(`${core}@keyframes y{to{b:4}}a{animation:1s y}`);
});
