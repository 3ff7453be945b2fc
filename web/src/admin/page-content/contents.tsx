import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { EditablePageFieldsFragment } from '../../generated/admin-documents.ts';
import { useEditablePageQuery } from '../../generated/admin-hooks.ts';
import { EntryEditor } from '../entry/editor.tsx';
import { isSharedText } from '../entry/kinds.tsx';
import { EntryList } from '../entry/list.tsx';
import { PageContext } from '../field/form.ts';
import { Opening } from '../ui/dialog/opening.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { useFilters } from '../ui/list/use-filters.ts';
import { entryKindOf, fieldsOf, sectionsOf } from './kind.tsx';

interface ContentsProps {
  kind: 'page' | 'business';
  /** `last`: the content whose editor was open last. */
  renderAbove?: (last: string) => ReactNode;
}

/**
 * The shared texts or the details of the business, with the editor of the one in the URL's fragment. The
 * details are one entry, so each visit opens it.
 */
export function Contents({ kind, renderAbove }: ContentsProps) {
  const { values, change } = useFilters('edit');
  const { key: visit } = useLocation();
  const [closedIn, setClosedIn] = useState('');
  const edited = values.edit || (kind === 'business' && closedIn !== visit ? kind : '');
  const [last, setLast] = useState(edited);
  if (edited && last !== edited) setLast(edited);
  function close(): void {
    setClosedIn(visit);
    change('edit', '');
  }
  return (
    <>
      {edited ? <ContentDialog page={edited} onClose={close} /> : renderAbove?.(last)}
      <EntryList
        kind={kind}
        shows={(entry) => kind !== 'page' || isSharedText(entry)}
        onEdit={(editing) => change('edit', editing?.entry?.slug ?? '')}
      />
    </>
  );
}

interface ContentDialogProps {
  /** The path of a page of the site, or the key of shared content. */
  page: string;
  onClose: () => void;
}

/** The editor of a page of the site or of shared content. */
export function ContentDialog({ page, onClose }: ContentDialogProps) {
  const { data, error, refetch } = useEditablePageQuery({ variables: { page }, fetchPolicy: 'network-only' });
  const [opened, setOpened] = useState<EditablePageFieldsFragment>();
  // A refetch while the owner types must not replace the form.
  if (!opened && data?.editablePage) setOpened(data.editablePage);
  if (!opened && error) return <ListState error={error} waiting={false} onRetry={refetch} of="cards" />;
  if (!opened) return data ? <p role="alert">This page no longer exists.</p> : <Opening />;
  return (
    <PageContext value={sectionsOf(opened.original, fieldsOf(opened))}>
      <EntryEditor entryKind={entryKindOf(opened)} entry={opened.entry} onClose={onClose} />
    </PageContext>
  );
}
