import { newPage } from '../../../../content/page/new-page.ts';
import { originalOf } from '../../../../content/page/original.ts';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { valueAt } from '../../../../rules/field/unknown.ts';
import { useOwnPageFieldsQuery } from '../../generated/admin-hooks.ts';
import { EntryEditor } from '../entry/editor.tsx';
import type { EntryKind } from '../entry/kinds.tsx';
import type { EntryEditorProps } from '../entry/use-editing.ts';
import { isSame, PageContext, type Values } from '../field/form.ts';
import { leavesOf } from '../field/values.ts';
import { changesEdited, sectionsOf, shownValues } from '../page-content/kind.tsx';
import { PagePreview } from '../page-content/preview.tsx';

type Fields = Record<string, Descriptor>;

/** Not the path of any page. */
const PREVIEWED = 'own-page';

const labelOf = ({ label }: Values) => String(label ?? '');
const contentOf = (values: Values) => originalOf(newPage(labelOf(values)));

/** The editor of a page of the owner; empty until the fields of its sections are loaded. */
export function OwnPageEditor({ entryKind, ...props }: EntryEditorProps) {
  const { data } = useOwnPageFieldsQuery();
  if (!data) return null;
  const fields = data.ownPageFields as Fields;
  return (
    <PageContext value={sectionsOf(contentOf({}), fields)}>
      <EntryEditor entryKind={kindWith(entryKind, fields)} {...props} />
    </PageContext>
  );
}

function kindWith(entryKind: EntryKind, fields: Fields): EntryKind {
  const edited = changesEdited(fields, contentOf);
  return {
    ...entryKind,
    ...edited,
    fields,
    // The publication that the owner chose is kept in the draft.
    store: ({ publishing, publishAt, ...values }) => ({ ...edited.store(values), publishing, publishAt }),
    // The title for search engines and the heading follow the name until the owner edits them.
    follow(before, after) {
      const [usual, next] = [contentOf(before), contentOf(after)];
      const following = leavesOf(fields).filter(
        ({ path }) => valueAt(usual, path) !== undefined && isSame(before[path], valueAt(usual, path)),
      );
      const isRenamed = labelOf(before) !== labelOf(after);
      return isRenamed ? Object.fromEntries(following.map(({ path }) => [path, valueAt(next, path)])) : {};
    },
    preview: (marked, saved) => (
      <PagePreview
        page={PREVIEWED}
        name={labelOf(marked)}
        changes={{ ...saved, [PREVIEWED]: shownValues(contentOf(marked), marked) }}
      />
    ),
  };
}
