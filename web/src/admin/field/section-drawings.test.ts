import { expect, test } from 'vitest';
import { addableKinds } from '../../../../content/schema/blocks.ts';
import { drawings } from './section-drawings.ts';

test('each kind of section that can be added has a drawing', () => {
  expect(Object.keys(drawings).toSorted()).toEqual([...addableKinds].toSorted());
});
