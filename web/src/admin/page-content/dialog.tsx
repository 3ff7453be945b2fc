import { useState } from 'react';
import type { EditablePageFieldsFragment } from '../../generated/admin-documents.ts';
import { useEditablePageQuery } from '../../generated/admin-hooks.ts';
import { EntryEditor } from '../entry/editor.tsx';
import { PageContext } from '../field/page-context.ts';
import { valueAt } from '../field/values.ts';
import { fieldsOf, pageNoun } from './noun.tsx';

interface PageDialogProps {
  page: string;
  onClose: () => void;
}

/** The editor of a page; empty until its content is loaded. */
export function PageDialog({ page, onClose }: PageDialogProps) {
  const { data } = useEditablePageQuery({ variables: { page }, fetchPolicy: 'network-only' });
  const [opened, setOpened] = useState<EditablePageFieldsFragment>();
  // A refetch while the owner types must not replace the form.
  if (!opened && data?.editablePage) setOpened(data.editablePage);
  if (!opened) return null;
  const ownSection = (key: string) =>
    valueAt(opened.original, key) === undefined ? undefined : fieldsOf(opened)[key];
  return (
    <PageContext value={ownSection}>
      <EntryEditor noun={pageNoun(opened)} entry={opened.entry} onClose={onClose} />
    </PageContext>
  );
}
