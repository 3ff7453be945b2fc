import { expect, test } from 'vitest';
import { noRealtor, noSelection, readSelection, realtorLine, selectionHash } from './selection.ts';

const realtor = { name: 'Ann Lee', brokerage: 'Lee & Sons Realty', phone: '905-555-0100' };

test('a selection of rooms survives a round trip through a URL', () => {
  const selection = { rooms: [5, 3, 12], title: 'For the Hendersons & Söhne', realtor };
  expect(selectionHash(selection)).toMatch(/^#rooms=5\.3\.12&for=.*&by=Ann\+Lee&of=.*&tel=/);
  expect(readSelection(selectionHash(selection))).toEqual(selection);
  const unnamed = { rooms: [4], title: ' ', realtor: noRealtor };
  expect(selectionHash(unnamed)).toBe('#rooms=4');
  expect(readSelection(selectionHash(unnamed))).toEqual({ ...unnamed, title: '' });
  expect(realtorLine({ ...realtor, phone: '' })).toBe('Ann Lee, Lee & Sons Realty');
  expect(realtorLine({ ...noRealtor, phone: '(905) 555-0100' })).toBe('(905) 555-0100');
});

test('a hand-written URL selects valid rooms only, each once', () => {
  expect(selectionHash(noSelection)).toBe('');
  expect(readSelection('')).toEqual(noSelection);
  expect(readSelection('#residential')).toEqual(noSelection);
  expect(readSelection('#rooms=3.x.-1.3.1e99.0.7').rooms).toEqual([3, 7]);
  expect(readSelection(`#rooms=1&for=${'x'.repeat(500)}`).title).toHaveLength(80);
  const long = readSelection(`#rooms=1&by=${'x'.repeat(500)}&of=${'y'.repeat(500)}&tel=${'1'.repeat(500)}`);
  expect(Object.values(long.realtor).map((text) => text.length)).toEqual([60, 60, 25]);
});

test('names of a URL are one line without invisible characters', () => {
  const hash = `#rooms=1&for=${encodeURIComponent('\u202EFor\nAnn\0')}&by=%F0%9F%98%00A%0D%0AB&of=${encodeURIComponent('<img src=x>')}`;
  const { title, realtor: read } = readSelection(hash);
  expect(title).toBe('For Ann');
  expect(read).toEqual({ name: '\uFFFD A B', brokerage: '<img src=x>', phone: '' });
});
