import { useEffect, useEffectEvent, useState } from 'react';
import { useMailingDraftQuery, useSaveMailingDraftMutation } from '../../generated/admin-hooks.ts';
import { useUnsaved } from '../session/unsaved.ts';
import { useFilters } from '../ui/use-filters.ts';

// In milliseconds, after the last change.
const saveDelay = 600;

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
  const [isSaved, setSaved] = useState(true);
  const [saveCount, setSaveCount] = useState(0);
  const [save] = useSaveMailingDraftMutation();
  useUnsaved(!isSaved);
  if (data && !letter) {
    const { subject, intro, items, segment, countsClicks } = data.mailingDraft ?? empty;
    const stored = items.map(({ kind, number }) => ({ kind, number }));
    const added = { kind: 'article', number: Number(values.article) };
    const isNew = added.number > 0 && !stored.some((it) => isSame(it, added));
    setLetter({
      subject: subject ?? '',
      intro: intro ?? '',
      items: isNew ? [...stored, added] : stored,
      segment: segment ?? '',
      countsClicks,
    });
    if (isNew) setSaved(false);
  }
  const store = useEffectEvent(async () => {
    if (!letter || isSaved) return;
    try {
      await save({ variables: { input: letter } });
      setSaved(true);
      setSaveCount((count) => count + 1);
      clear();
    } catch {
      // The page warns before it is left, and the next change tries again.
    }
  });
  useEffect(() => {
    if (isSaved) return;
    const timer = setTimeout(() => void store(), saveDelay, letter);
    return () => clearTimeout(timer);
  }, [letter, isSaved]);
  useEffect(() => () => void store(), []);
  return {
    letter,
    error,
    refetch,
    isSaved,
    saveCount,
    change: (part: Partial<Newsletter>) => {
      setLetter((value) => ({ ...(value ?? empty), ...part }));
      setSaved(false);
    },
    /** Begins the next newsletter. */
    reset: () => {
      setLetter(empty);
      setSaved(true);
      setSaveCount((count) => count + 1);
    },
  };
}

export const isSame = (one: ChosenItem, other: ChosenItem) =>
  one.kind === other.kind && one.number === other.number;
