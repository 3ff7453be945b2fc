import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef, useState } from 'react';
import { fillTokensOfHtml } from '../../../../rules/fact/html-tokens.ts';
import { checkFields } from '../../../../rules/field/check.ts';
import { slugOf } from '../../../../rules/slug.ts';
import { isOwnPageKey } from '../../../../rules/wire/own-page.ts';
import {
  EntryToEditDocument,
  EntryVersionsDocument,
  type ManagedEntryFragment,
} from '../../generated/admin-documents.ts';
import { useEntriesQuery } from '../../generated/admin-hooks.ts';
import type { EntryVersionAction } from '../../generated/types.ts';
import { fromControl, toControl } from '../business-time.ts';
import { EntryDialog, type SavedEntry } from '../editor/dialog.tsx';
import type { Version } from '../editor/history.tsx';
import { type Surroundings, useEntryForm, type Values } from '../field/form.ts';
import type { Failure } from '../session/failure.ts';
import { sentence, shortTime, timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { type Noun, slugFrom, valuesOf } from './nouns.tsx';
import { dayAfter, PublishingControl, scheduledFor, today } from './publishing.tsx';
import { ShareDraft } from './share-draft.tsx';
import { useShownContent } from './shown-content.ts';
import { type Publication, useDraft } from './use-draft.ts';

const actions: Record<EntryVersionAction, string> = {
  SAVED: 'Saved',
  PUBLISHED: 'Published',
  SCHEDULED: 'Scheduled',
  REVERTED: 'Restored',
  IMPORTED: 'Imported',
};

interface EntryEditorProps {
  noun: Noun;
  /** The entry to edit; null for a new one. */
  entry: ManagedEntryFragment | null;
  /** The first values of a new entry. */
  start?: Values | undefined;
  onClose: () => void;
}

/** The editor of an entry of any kind. */
export function EntryEditor({ entry, ...props }: EntryEditorProps) {
  const [shown, setShown] = useState(entry);
  // The list may load a newer version while the admin types; the form must not change then.
  return (
    <Editor
      key={shown ? `${shown.number}/${shown.version}/${shown.draft?.revision}` : 'new'}
      entry={shown}
      onReload={setShown}
      {...props}
    />
  );
}

interface EditorProps extends EntryEditorProps {
  /** Opens the stored version in the dialog. */
  onReload: (entry: ManagedEntryFragment) => void;
}

function Editor({ noun, entry: opened, start, onReload, onClose }: EditorProps) {
  const { words, declaration, original } = noun;
  const { kind } = declaration;
  const form = useEntryForm(initialValues(noun, opened, start), (before, after) => ({
    ...(noun.slugFollows && !opened && slugFrom(noun, before, after)),
    ...('published_date' in noun.fields && dayAfter(before, after)),
  }));
  const { entry, failure, save, discard } = useDraft(noun, opened, form);
  const theirs = useRef<ManagedEntryFragment>(undefined);
  const client = useApolloClient();
  const fields = noun.fieldsWith?.(form.values) ?? noun.fields;
  const relations = useRelations(noun.fields);
  const { saved: sharedChanges, tokens } = useShownContent(opened?.slug, original ? form.values : {});
  const surroundings = useMemo(() => ({ relations, tokens }), [relations, tokens]);
  const publication = publicationOf(form.values);
  const isScheduled = publication.how === 'time';
  const isNew = !original && (opened?.version ?? 0) === 0;

  async function readSaved(): Promise<SavedEntry | null> {
    const variables = { kind, number: entry?.number ?? 0 };
    const { data } = await client.query({ query: EntryToEditDocument, variables });
    const found = data?.entry;
    if (!found) return null;
    theirs.current = found;
    // Somebody published a newer version, or saved another draft.
    const isPublished = found.version > (entry?.draft?.version ?? opened?.version ?? 0);
    const saved = isPublished ? { ...found, draft: null } : found;
    const open = async () => {
      if (isPublished) await discard();
      onReload(saved);
    };
    return { version: found.version, values: initialValues(noun, saved), open: () => void open() };
  }

  async function readVersions(): Promise<Version[]> {
    const variables = { kind, number: entry?.number ?? 0 };
    const { data } = await client.query({ query: EntryVersionsDocument, variables });
    return (data?.entryVersions ?? []).map(({ version_id, at, by, action, fields: earlier }) => ({
      id: version_id,
      label: `${actions[action]} ${timeInWords(at)} by ${by ?? 'the site'}`,
      values: valuesOf(noun, earlier as Values),
    }));
  }

  const done = isNew ? words.created : words.changed;
  const draftDone = publication.how === 'draft' ? 'Draft saved.' : done;
  return (
    <EntryDialog
      title={isNew ? words.add : words.editing}
      submit={isScheduled ? 'Schedule' : words.submit[isNew ? 0 : 1]}
      saved={isScheduled && publication.publishAt ? sentence(scheduledFor(publication.publishAt)) : draftDone}
      version={opened?.version ?? null}
      status={statusOf(entry, form.unsaved, failure)}
      viewPath={publication.how === 'now' && noun.preview ? pathOf(noun, form.values) : undefined}
      readVersions={entry && entry.version > 0 ? readVersions : undefined}
      save={async (over) => {
        const errors = publication.how === 'draft' ? {} : errorsOf(noun, form.values);
        if (Object.keys(errors).length > 0) return { message: '', fields: errors };
        // `over` is the version of the other admin if the owner chose to replace it.
        return save(publication, over === theirs.current?.version ? theirs.current : undefined);
      }}
      onDiscard={entry?.draft ? discard : undefined}
      renderSharing={
        entry && mayShare(noun, entry)
          ? (close) => <ShareDraft kind={kind} number={entry.number} onClose={close} />
          : undefined
      }
      renderPreview={
        noun.preview &&
        (({ values, figures }) =>
          noun.preview?.(fillTokensOfHtml(values, tokens), { ...sharedChanges, figures }))
      }
      {...{ fields, form, surroundings, readSaved, onClose, original }}
    >
      {declaration.keeps.includes('schedule') && (
        <PublishingControl published={opened?.state === 'PUBLISHED'} always={original !== undefined} />
      )}
      {entry && entry.unknown.length > 0 && (
        <p className={common.quietText}>
          Kept, but not shown: {entry.unknown.join(', ')}. Another release of the site wrote it.
        </p>
      )}
    </EntryDialog>
  );
}

/** Returns the form's values for an entry with its draft; null is a new one. */
function initialValues(noun: Noun, entry: ManagedEntryFragment | null, start: Values = {}): Values {
  const stored = (entry?.draft?.fields ?? entry?.fields ?? start) as Values;
  const values = valuesOf(noun, stored);
  const { declaration, original, fields } = noun;
  if (!declaration.keeps.includes('schedule')) return values;
  const scheduledAt = entry?.draft?.publishAt ?? (entry?.state === 'SCHEDULED' ? entry.publishAt : null);
  // The draft keeps the publication that the owner chose.
  const { publishing: chosen, publishAt = '' } = (entry?.draft?.fields ?? {}) as Values;
  return {
    ...values,
    ...('published_date' in fields &&
      !entry?.version && { published_date: values['published_date'] || today() }),
    publishing: chosen ?? (scheduledAt ? 'time' : entry?.state === 'DRAFT' && !original ? 'draft' : 'now'),
    publishAt: scheduledAt ? toControl(scheduledAt) : publishAt,
  };
}

function publicationOf({ publishing: how, publishAt }: Values): Publication {
  if (how === 'time') return { how, publishAt: publishAt ? fromControl(String(publishAt)) : '' };
  return { how: how === 'draft' ? 'draft' : 'now' };
}

function errorsOf({ declaration }: Noun, values: Values): Record<string, string> {
  const [errors] = checkFields(declaration.fields, values, { strict: false });
  const isTimeless = values['publishing'] === 'time' && !values['publishAt'];
  return isTimeless ? { ...errors, publishAt: 'Choose when to publish it.' } : errors;
}

function statusOf(entry: ManagedEntryFragment | null, unsaved: boolean, failure: Failure | null): string {
  if (unsaved) return failure ? `Not saved yet. ${failure.message}` : 'Saving the draft…';
  return entry?.draft ? `Draft saved ${shortTime(entry.draft.savedAt)}` : '';
}

/** Returns whether an entry has a page, and a draft or a time at which it comes out. */
function mayShare({ declaration, viewPath }: Noun, { slug, draft, state }: ManagedEntryFragment): boolean {
  const isOwn = isOwnPageKey(slug ?? '');
  const hasPage = declaration.address ?? viewPath;
  return isOwn || Boolean(hasPage && (draft || state === 'SCHEDULED'));
}

function pathOf({ declaration: { address }, viewPath }: Noun, { slug_url }: Values): string | undefined {
  if (viewPath) return viewPath;
  return slug_url ? address?.replace('{slug}', encodeURIComponent(slugOf(String(slug_url)))) : undefined;
}

/** Returns the entries that the relations of an entry can refer to. */
function useRelations(fields: Noun['fields']): Surroundings['relations'] {
  const kind = Object.values(fields).find((field) => field.kind === 'relation')?.to ?? '';
  const { data } = useEntriesQuery({ variables: { kind, page: 1, pageSize: 100 }, skip: !kind });
  return useMemo(() => {
    const entries = data?.entries.items.filter(({ title, version }) => title !== 'All' && version > 0) ?? [];
    return { [kind]: entries.map(({ number, title }) => ({ value: number, label: title })) };
  }, [data, kind]);
}
