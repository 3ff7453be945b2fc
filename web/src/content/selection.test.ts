import { expect, test } from 'vitest';
import { noSelection, readSelection, selectionHash } from './selection.ts';

test('a selection of rooms goes into an address and comes back', () => {
  const selection = { rooms: [5, 3, 12], title: 'For the Hendersons & Söhne' };
  expect(selectionHash(selection)).toMatch(/^#rooms=5\.3\.12&for=/);
  expect(readSelection(selectionHash(selection))).toEqual(selection);
  expect(readSelection(selectionHash({ rooms: [4], title: ' ' }))).toEqual({ rooms: [4], title: '' });
});

test('an address that anybody wrote picks only what can be a room, each once', () => {
  expect(selectionHash(noSelection)).toBe('');
  expect(readSelection('')).toEqual(noSelection);
  expect(readSelection('#residential')).toEqual(noSelection);
  expect(readSelection('#rooms=3.x.-1.3.1e99.0.7').rooms).toEqual([3, 7]);
  expect(readSelection(`#rooms=1&for=${'x'.repeat(500)}`).title).toHaveLength(80);
});
