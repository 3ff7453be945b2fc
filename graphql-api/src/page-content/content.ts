import type { EditableEntry } from '../../../content/editable/editable.ts';
import { isShown, type PlacedBlock } from '../../../content/page/placed.ts';
import { applyChanges, type Changes } from '../../../rules/changes.ts';
import { isObject } from '../../../rules/field/check.ts';

/** Returns a page's content with the owner's changes of any type, without hidden sections. */
export function contentWith(page: EditableEntry | undefined, changes: Changes): Record<string, unknown> {
  if (!page) return {};
  // Sections that the owner added have no original.
  const sections = Object.keys(page.fields.fields ?? {}).map((key) => [key, {}]);
  const content = applyChanges({ ...Object.fromEntries(sections), ...page.original }, changes);
  const placed: unknown = content['blocks'];
  const hidden = (Array.isArray(placed) ? placed : []).filter(
    (block): block is PlacedBlock => isObject(block) && !isShown(block as unknown as PlacedBlock),
  );
  const keys = new Set(hidden.map(({ key }) => key));
  return Object.fromEntries(Object.entries(content).filter(([key]) => !keys.has(key)));
}
