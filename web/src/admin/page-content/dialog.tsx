import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import type { PlacedBlock } from '../../content/page/placed.ts';
import {
  EditablePageDocument,
  type EditablePageFieldsFragment,
  PageRevisionsDocument,
} from '../../generated/admin-documents.ts';
import { useEditablePageQuery, useUpdatePageContentMutation } from '../../generated/admin-hooks.ts';
import type { ContentChangeInput } from '../../generated/types.ts';
import { EntryDialog, type SavedEntry } from '../editor/dialog.tsx';
import type { Version } from '../editor/history.tsx';
import { isSame, useEntryForm, type Values } from '../field/form.ts';
import { PageContext } from '../field/page-context.ts';
import { leavesOf, valueAt } from '../field/values.ts';
import { publish } from '../session/client.ts';
import type { Failure } from '../session/failure.ts';
import { timeInWords } from '../time-in-words.ts';
import { PagePreview } from './preview.tsx';
import { useShownContent } from './saved-content.ts';

interface PageDialogProps {
  page: string;
  onClose: () => void;
}

/** The editor of a page; empty until its content is loaded. */
export function PageDialog({ page, onClose }: PageDialogProps) {
  const { data } = useEditablePageQuery({ variables: { page }, fetchPolicy: 'network-only' });
  const [reloaded, setReloaded] = useState<EditablePageFieldsFragment | null>(null);
  const [opened, setOpened] = useState<EditablePageFieldsFragment | null>(null);
  // A refetch while the owner types must not replace the form.
  if (!opened && data?.editablePage) setOpened(data.editablePage);
  const shown = reloaded ?? opened;
  if (!shown) return null;
  return <PageForm key={shown.version} page={shown} onReload={setReloaded} onClose={onClose} />;
}

interface PageFormProps {
  page: EditablePageFieldsFragment;
  /** Opens the stored version in the dialog. */
  onReload: (page: EditablePageFieldsFragment) => void;
  onClose: () => void;
}

function PageForm({ page, onReload, onClose }: PageFormProps) {
  const form = useEntryForm(pageValues(page, page.changes));
  const [version, setVersion] = useState(page.version);
  const [update] = useUpdatePageContentMutation({ refetchQueries: ['EditablePages'] });
  const client = useApolloClient();
  const { values } = form;
  const { saved, tokens } = useShownContent(page, values);
  const fields = fieldsOf(page, values['blocks']);
  const ownSection = (key: string) => (valueAt(page.original, key) === undefined ? undefined : fields[key]);
  const surroundings = useMemo(() => ({ tokens, relations: {} }), [tokens]);

  async function save(base: number | null): Promise<Failure | null> {
    const failure = await publish(async () => {
      const { data } = await update({
        variables: { page: page.page, changes: changesOf(page, values), version: base ?? version },
      });
      setVersion(data?.updatePageContent.version ?? version);
      form.markSaved(values);
    });
    return failure && { ...failure, fields: withBrackets(failure.fields) };
  }

  async function readSaved(): Promise<SavedEntry | null> {
    const { data } = await client.query({ query: EditablePageDocument, variables: { page: page.page } });
    const theirs = data?.editablePage;
    if (!theirs) return null;
    return {
      version: theirs.version,
      values: pageValues(theirs, theirs.changes),
      open: () => onReload(theirs),
    };
  }

  async function readVersions(): Promise<Version[]> {
    const { data } = await client.query({ query: PageRevisionsDocument, variables: { page: page.page } });
    const revisions = data?.pageRevisions ?? [];
    return revisions.map(({ revision_id: id, changes, savedAt, savedBy }) => ({
      id,
      label: `Until ${timeInWords(savedAt)}, replaced by ${savedBy ?? 'the site'}`,
      values: pageValues(page, changes),
    }));
  }

  return (
    <PageContext value={ownSection}>
      <EntryDialog
        title={`Edit ${page.name}`}
        submit="Publish"
        saved={`${page.name} published.`}
        draft={`page/${page.page}`}
        viewPath={page.page.startsWith('/') ? page.page : undefined}
        original={page.original}
        renderPreview={(marked) => (
          <PagePreview
            page={page.page}
            name={page.name}
            changes={{ ...saved, [page.page]: shownOf(page, marked) }}
          />
        )}
        {...{ form, fields, surroundings, version, save, readSaved, readVersions, onClose }}
      />
    </PageContext>
  );
}

/** Returns the fields of a page with these sections; some of them may be new. Other content has no sections. */
function fieldsOf(page: EditablePageFieldsFragment, blocks: unknown): Record<string, Descriptor> {
  const fields = (page.fields as unknown as Descriptor).fields ?? {};
  const { blocks: list, seo, ...sections } = fields;
  if (!blocks || !list || !seo) return fields;
  const shown = (blocks as PlacedBlock[]).flatMap(({ key, block, removed }) => {
    const section = sections[key] ?? list.kinds?.[block];
    return section && !removed ? [[key, section] as const] : [];
  });
  return { seo, blocks: list, ...Object.fromEntries(shown) };
}

/** Returns the form's values for a page with these changes. */
function pageValues(page: EditablePageFieldsFragment, changes: ContentChangeInput[]): Values {
  const changed = new Map(changes.map(({ path, value }) => [path, value]));
  const valueOf = (path: string) => (changed.has(path) ? changed.get(path) : valueAt(page.original, path));
  const leaves = leavesOf(fieldsOf(page, valueOf('blocks')));
  return Object.fromEntries(leaves.map(({ path }) => [path, valueOf(path)]));
}

/** Returns the values that differ from the original. */
function changesOf(page: EditablePageFieldsFragment, values: Values): ContentChangeInput[] {
  return leavesOf(fieldsOf(page, values['blocks'])).flatMap(({ path }) =>
    isSame(values[path], valueAt(page.original, path)) ? [] : [{ path, value: values[path] }],
  );
}

/** Returns the values that the preview shows; a missing one stays the original. */
function shownOf({ original }: EditablePageFieldsFragment, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([path, value]) => value !== undefined || valueAt(original, path) !== undefined,
    ),
  );
}

/** Writes the places in lists like the controls: 'items.0.title' as 'items[0].title'. */
function withBrackets(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]'), message]),
  );
}
