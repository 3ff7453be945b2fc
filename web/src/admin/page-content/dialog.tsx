import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import type { Field } from '../../content/schema/field.ts';
import { EditablePageDocument, type EditablePageFieldsFragment } from '../../generated/admin-documents.ts';
import { useEditablePageQuery, useUpdatePageContentMutation } from '../../generated/admin-hooks.ts';
import { EntryDialog, type SavedEntry } from '../editor/dialog.tsx';
import { useEntryForm } from '../editor/form.ts';
import { publish } from '../session/client.ts';
import type { Failure } from '../session/failure.ts';
import { FieldTools, PageFields } from './fields.tsx';
import { PageHistory } from './history.tsx';
import { PageContext } from './page-context.ts';
import { PagePreview } from './preview.tsx';
import { ShownValues, useShownContent } from './saved-content.ts';
import { textFinder } from './text-finder.ts';
import { useUndo } from './use-undo.ts';
import { changesOf, mayHaveTokens, originalAt, pageLines, pageValues } from './values.ts';

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
  const { form, undo } = useUndo(useEntryForm(pageValues(page, page.changes), {}));
  const [version, setVersion] = useState(page.version);
  const [update] = useUpdatePageContentMutation({ refetchQueries: ['EditablePages'] });
  const client = useApolloClient();
  const { values } = form;
  const changes = useMemo(() => changesOf(page, values), [page, values]);
  const { all, tokens } = useShownContent(page.page, changes);
  const ownSection = (key: string) =>
    originalAt(page, key) === undefined ? undefined : (page.fields as unknown as Field).fields?.[key];
  const finder = useMemo(() => textFinder(tokens), [tokens]);

  function save(base: number | null): Promise<Failure | null> {
    return publish(async () => {
      const { data } = await update({
        variables: { page: page.page, changes, version: base ?? version },
      });
      setVersion(data?.updatePageContent.version ?? version);
      form.markSaved(values);
    });
  }

  async function readSaved(): Promise<SavedEntry | null> {
    const { data } = await client.query({ query: EditablePageDocument, variables: { page: page.page } });
    const theirs = data?.editablePage;
    if (!theirs) return null;
    const lines = pageLines(theirs, pageValues(theirs, theirs.changes));
    return { version: theirs.version, lines, open: () => onReload(theirs) };
  }

  return (
    <EntryDialog
      title={`Edit ${page.name}`}
      submit="Publish"
      saved={`${page.name} published.`}
      unsaved={form.unsaved}
      version={version}
      draft={`page/${page.page}`}
      viewPath={page.page.startsWith('/') ? page.page : undefined}
      linesOf={(typed) => pageLines(page, typed)}
      fields={
        <ShownValues value={tokens}>
          <PageContext value={ownSection}>
            <PageFields page={page} />
          </PageContext>
          <PageHistory page={page} />
          <FieldTools undo={undo} withTokens={mayHaveTokens(page.fields as unknown as Field)} />
        </ShownValues>
      }
      preview={<PagePreview page={page.page} name={page.name} changes={all} />}
      {...{ form, save, readSaved, finder, onClose }}
    />
  );
}
