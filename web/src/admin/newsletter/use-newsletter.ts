import { useEffect, useEffectEvent, useState } from 'react';
import type { MailingDraftQuery } from '../../generated/admin-documents.ts';
import { useSaveMailingDraftMutation } from '../../generated/admin-hooks.ts';
import { useEntryForm } from '../field/form.ts';
import { saveText, useAutosave } from '../ui/change/use-autosave.ts';
import { useSend } from '../ui/change/use-change.ts';
import { useFilters } from '../ui/list/use-filters.ts';

export interface ChosenItem {
  kind: string;
  number: number;
}

/** The newsletter that the admin is writing. */
export interface Newsletter {
  subject: string;
  intro: string;
  items: ChosenItem[];
  /** The page on which its readers subscribed; an empty text: all. */
  segment: string;
  countsClicks: boolean;
}

/** Returns the newsletter of a stored draft; null is none. */
export function newsletterOf(draft: MailingDraftQuery['mailingDraft']): Newsletter {
  return {
    subject: draft?.subject ?? '',
    intro: draft?.intro ?? '',
    items: draft?.items.map(({ kind, number }) => ({ kind, number })) ?? [],
    segment: draft?.segment ?? '',
    countsClicks: draft?.countsClicks ?? false,
  };
}

/** A newsletter's form, stored while the admin types. The URL's fragment may add an article: #article=12. */
export function useNewsletter(stored: Newsletter) {
  const form = useEntryForm({ ...stored });
  const [saves, setSaves] = useState<string[]>([]);
  const { values: fragment, clear } = useFilters('article');
  const { values, unsaved, markSaved, change } = form;
  const added = { kind: 'article', number: Number(fragment.article) };
  const addArticle = useEffectEvent(() => {
    if (added.number > 0 && !stored.items.some((it) => isSame(it, added)))
      change('items', [...stored.items, added]);
  });
  useEffect(() => addArticle(), []);
  const letter = values as unknown as Newsletter;
  const save = useSend(useSaveMailingDraftMutation());
  const { state, saveNow } = useAutosave(unsaved ? values : null, async () => {
    if (!unsaved) return;
    await save({ input: letter });
    markSaved(values);
    setSaves((earlier) => [...earlier, new Date().toISOString()]);
    clear();
  });
  return { form, letter, saveText: saveText(state, saves.at(-1)), saveCount: saves.length, save: saveNow };
}

export const isSame = (one: ChosenItem, other: ChosenItem) =>
  one.kind === other.kind && one.number === other.number;
