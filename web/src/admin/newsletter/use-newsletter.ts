import { useState } from 'react';
import { SaveMailingDraftDocument } from '../../generated/admin-documents.ts';
import { useMailingDraftQuery } from '../../generated/admin-hooks.ts';
import { mutate } from '../session/client.ts';
import { useAutosave } from '../ui/use-autosave.ts';
import { useFilters } from '../ui/use-filters.ts';

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

const empty: Newsletter = { subject: '', intro: '', items: [], segment: '', countsClicks: false };

/** The stored newsletter, and functions that change it. The URL's fragment may add an article: `#article=12`. */
export function useNewsletter() {
  const { data, error, refetch } = useMailingDraftQuery({ fetchPolicy: 'network-only' });
  const { values, clear } = useFilters('article');
  const [letter, setLetter] = useState<Newsletter | null>(null);
  const [saved, setSaved] = useState<Newsletter | null>(null);
  const [saveCount, setSaveCount] = useState(0);
  if (data && !letter) {
    const { subject, intro, items, segment, countsClicks } = data.mailingDraft ?? empty;
    const stored = items.map(({ kind, number }) => ({ kind, number }));
    const added = { kind: 'article', number: Number(values.article) };
    const isNew = added.number > 0 && !stored.some((it) => isSame(it, added));
    const loaded = {
      subject: subject ?? '',
      intro: intro ?? '',
      items: isNew ? [...stored, added] : stored,
      segment: segment ?? '',
      countsClicks,
    };
    setLetter(loaded);
    if (!isNew) setSaved(loaded);
  }
  const isSaved = letter === saved;
  useAutosave(isSaved ? null : letter, async () => {
    if (!letter || isSaved) return;
    try {
      await mutate(SaveMailingDraftDocument, { input: letter });
      setSaved(letter);
      setSaveCount((count) => count + 1);
      clear();
    } catch {
      // The page warns before it is left, and the next change tries again.
    }
  });
  return {
    letter,
    error,
    refetch,
    isSaved,
    saveCount,
    change: (part: Partial<Newsletter>) => setLetter((value) => ({ ...(value ?? empty), ...part })),
    /** Begins the next newsletter. */
    reset: () => {
      setLetter(empty);
      setSaved(empty);
      setSaveCount((count) => count + 1);
    },
  };
}

export const isSame = (one: ChosenItem, other: ChosenItem) =>
  one.kind === other.kind && one.number === other.number;
