import { expect, test } from 'vitest';
import { noSelection, readSelection, selectionHash } from './selection.ts';

test('a selection of rooms survives a round trip through a URL', () => {
  const selection = { rooms: [5, 3, 12], title: 'For the Hendersons & Söhne' };
  expect(selectionHash(selection)).toMatch(/^#rooms=5\.3\.12&for=/);
  expect(readSelection(selectionHash(selection))).toEqual(selection);
  expect(readSelection(selectionHash({ rooms: [4], title: ' ' }))).toEqual({ rooms: [4], title: '' });
});

test('a hand-written URL selects valid rooms only, each once', () => {
  expect(selectionHash(noSelection)).toBe('');
  expect(readSelection('')).toEqual(noSelection);
  expect(readSelection('#residential')).toEqual(noSelection);
  expect(readSelection('#rooms=3.x.-1.3.1e99.0.7').rooms).toEqual([3, 7]);
  expect(readSelection(`#rooms=1&for=${'x'.repeat(500)}`).title).toHaveLength(80);
});
