import { useMatch } from 'react-router-dom';
import { entryKinds } from '../../../../rules/entry/kinds.ts';
import { excerptOf } from '../../../../rules/excerpt.ts';
import type { RecentEntriesQuery, SearchEntriesQuery } from '../../generated/admin-documents.ts';
import { useRecentEntriesQuery, useSearchEntriesQuery } from '../../generated/admin-hooks.ts';
import type { LeadState } from '../../generated/types.ts';
import { useLogout } from '../account/logout.tsx';
import { accountSections } from '../account/sections.ts';
import {
  editorOf,
  isHidden,
  isSharedText,
  kindNamed,
  nameOfEntry,
  newEntryAt,
  wordsOnScreen,
} from '../entry/kinds.tsx';
import { type ChangedLead, useLeadChanges } from '../lead/changes.ts';
import { isSettled, leadForms, leadLine, leadName, leadStates, newestMail } from '../lead/labels.ts';
import { useLoadedLead } from '../lead/use-loaded-lead.ts';
import { useMay } from '../session/session.ts';
import { anchorOf } from '../ui/form/settings-section.tsx';
import { groupsFor, pagesOf } from './sections.ts';

const maxResults = 20;
const maxRecent = 5;

/** A line of the search. */
interface Line {
  key: string;
  label: string;
  /** What it is. */
  kind: string;
  /** Other words that find it. */
  synonyms?: string;
}

/** A line that opens a page. */
interface PageResult extends Line {
  to: string;
  /** The place of the words in the texts of an entry, or in the newest words of a lead. */
  excerpt?: string | null;
  /** Buttons that mark a lead. */
  changes?: { label: string; run: () => void }[];
}

/** A line that changes something at once. */
interface ActionResult extends Line {
  run: () => void;
}

export type Result = PageResult | ActionResult;

/** Results with a heading; those of a search have none. */
interface Group {
  name: string;
  results: Result[];
}

type May = ReturnType<typeof useMay>;

/** Returns what matches a search; without one, the entries edited lately, the actions and the pages. */
export function useResults(search: string): { groups: Group[]; isWaiting: boolean } {
  const may = useMay();
  const { setState } = useLeadChanges();
  const openLead = useOpenLead();
  const logout = useLogout();
  const markAs = (state: LeadState, lead: ChangedLead) => ({
    label: `Mark as ${leadStates[state].toLowerCase()}`,
    run: () => void setState([lead], state),
  });
  const { data, previousData, loading } = useSearchEntriesQuery({
    variables: { search, leads: may('leads') },
    skip: search === '',
  });
  const response = search === '' ? undefined : (data ?? previousData);
  const recent = useRecentEntriesQuery({ skip: search !== '', fetchPolicy: 'network-only' });
  const words = search.toLowerCase().split(/\s+/);
  const allActions: Result[] = [
    ...(openLead ? [{ ...actionOn(openLead), run: markAs('SPAM', openLead).run }] : []),
    ...actions(may),
    {
      key: 'logout',
      label: 'Logout',
      kind: 'Action',
      synonyms: 'log out sign out',
      run: () => void logout(),
    },
  ];
  if (search === '') {
    // All at once: entries that come later would move the rest.
    if (recent.loading) return { groups: [], isWaiting: true };
    const edited = (recent.data?.recentEntries ?? []).filter((entry) => !isHidden(entry));
    const groups = [
      { name: 'Edited lately', results: edited.slice(0, maxRecent).map(lineOf) },
      { name: 'Actions', results: allActions.map(withoutKind) },
      { name: 'Go to', results: pages(may).map(withoutKind) },
    ];
    return { groups: groups.filter(({ results }) => results.length > 0), isWaiting: false };
  }
  const found: Result[] = [
    ...named([...pages(may), ...settings(may), ...allActions], words),
    ...(response?.leads?.nodes.map((lead) => ({
      ...resultOfLead(lead, search),
      changes: [
        ...(lead.state === 'SPAM' ? [] : [markAs('SPAM', lead)]),
        ...(isSettled(lead.state) ? [] : [markAs('DONE', lead)]),
      ],
    })) ?? []),
    ...(response?.searchEntries
      .filter(({ entry }) => !isHidden(entry))
      .map(({ entry, excerpt }) => ({ ...lineOf(entry), excerpt })) ?? []),
  ];
  const results = found.toSorted((one, other) => rankOf(one, words) - rankOf(other, words));
  return { groups: [{ name: '', results: results.slice(0, maxResults) }], isWaiting: loading };
}

/** Returns the results whose names have the words; without any, those whose names have them with an error. */
function named(results: Result[], words: string[]): Result[] {
  const exact = results.filter((result) => words.every((word) => nameOf(result).includes(word)));
  if (exact.length > 0) return exact;
  return results.filter((result) => {
    const names = nameOf(result).split(' ');
    return words.every((word) => names.some((name) => name.startsWith(word) || hasOneError(word, name)));
  });
}

/** Returns whether a name begins with a word in which one letter is missing, added, replaced or swapped. */
function hasOneError(word: string, name: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== name[index]);
  const [typed, meant] = [word.slice(at), name.slice(at)];
  const [first = '', second = ''] = typed;
  return (
    word.length > 3 &&
    (meant.slice(1).startsWith(typed) ||
      meant.startsWith(typed.slice(1)) ||
      meant.slice(1).startsWith(typed.slice(1)) ||
      meant.startsWith(second + first + typed.slice(2)))
  );
}

const nameOf = ({ kind, label, synonyms = '' }: Result) => `${kind} ${label} ${synonyms}`.toLowerCase();

/**
 * Returns the rank of a result, as the server ranks entries: 0 if the label begins with the words, 1 if words
 * of the name begin with them, 3 if only the text has them.
 */
function rankOf(result: Result, words: string[]): number {
  const label = result.label.toLowerCase();
  if (label.startsWith(words.join(' '))) return 0;
  const isFoundByText = 'excerpt' in result && typeof result.excerpt === 'string';
  const name = isFoundByText ? label : nameOf(result);
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 1;
  return isFoundByText ? 3 : 2;
}

/** Returns the pages of the admin area; the kind is their group. */
const pages = (may: May): Result[] =>
  groupsFor(may).flatMap((group) =>
    pagesOf([group]).map(({ to, label }) => ({
      key: to,
      label,
      kind: label === group.name ? 'Go to' : `Go to ${group.name}`,
      to,
    })),
  );

const settings = (may: May): Result[] =>
  accountSections
    .filter(({ right }) => may(right))
    .map(({ label }) => ({
      key: `setting ${label}`,
      label,
      kind: 'Go to Account',
      to: `/admin/account#${anchorOf(label)}`,
    }));

/** Returns a new entry of each kind that the admin may add. */
const actions = (may: May): Result[] =>
  entryKinds
    .filter(({ access, isFixed }) => may(access) && !isFixed)
    .map(({ kind }) => ({
      key: `new ${kind}`,
      label: wordsOnScreen(kindNamed(kind).words.add),
      kind: 'Action',
      to: newEntryAt(kind),
    }));

/** Leaves out what the heading above a result says. */
const withoutKind = (result: Result): Result => ({ ...result, kind: '' });

type FoundEntry = RecentEntriesQuery['recentEntries'][number];
type FoundLead = NonNullable<SearchEntriesQuery['leads']>['nodes'][number];

const resultOfLead = (lead: FoundLead, search: string): PageResult => ({
  key: lead.id,
  label: leadName(lead),
  kind: leadForms[lead.formType] ?? lead.formType,
  to: `/admin/leads/${lead.id}`,
  excerpt: excerptOf(newestMail(lead)?.text ?? leadLine(lead.fields), search),
});

const actionOn = (lead: ChangedLead) => ({
  key: 'spam',
  label: `Mark ${leadName(lead)} as spam`,
  kind: 'Action',
});

/** Returns the lead on the page; undefined if there is none, it is loading or it is spam. */
function useOpenLead() {
  const lead = useLoadedLead(useMatch('/admin/leads/:id')?.params.id);
  return lead?.state === 'SPAM' ? undefined : lead;
}

const kindNames = new Map(entryKinds.map(({ kind, label }) => [kind, label[0]]));

const lineOf = (entry: FoundEntry): PageResult => ({
  key: `${entry.kind} ${entry.number}`,
  label: nameOfEntry(entry),
  kind: isSharedText(entry) ? 'Shared text' : (kindNames.get(entry.kind) ?? ''),
  to: editorOf(entry),
});
