import { useMatch } from 'react-router-dom';
import { entryKinds } from '../../../../rules/entry/kinds.ts';
import { excerptOf } from '../../../../rules/excerpt.ts';
import type { RecentEntriesQuery, SearchEntriesQuery } from '../../generated/admin-documents.ts';
import { useRecentEntriesQuery, useSearchEntriesQuery } from '../../generated/admin-hooks.ts';
import { useLogout } from '../account/logout.tsx';
import { accountSections } from '../account/sections.ts';
import { editorOf, isHidden, kindNamed, newEntryAt, wordsOnScreen } from '../entry/kinds.tsx';
import { type ChangedLead, useLeadChanges } from '../lead/changes.ts';
import { leadForms, leadLine, leadName, newestMail } from '../lead/labels.ts';
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
  /** Marks the lead as spam. */
  markAsSpam?: () => void;
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
  const markAsSpam = (lead: ChangedLead) => () => void setState([lead], 'SPAM');
  const { data, previousData, loading } = useSearchEntriesQuery({
    variables: { search, leads: may('leads') },
    skip: search === '',
  });
  const response = search === '' ? undefined : (data ?? previousData);
  const recent = useRecentEntriesQuery({ skip: search !== '', fetchPolicy: 'network-only' });
  const words = search.toLowerCase().split(/\s+/);
  const matches = (result: Result) => words.every((word) => nameOf(result).includes(word));
  /** Whether a word is found only within another: “sign” in “Design”. */
  const isWithin = (result: Result) =>
    words.some((word) => nameOf(result).includes(word) && !` ${nameOf(result)}`.includes(` ${word}`));
  const allActions: Result[] = [
    ...(openLead ? [{ ...actionOn(openLead), run: markAsSpam(openLead) }] : []),
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
    ...pages(may).filter(matches),
    ...settings(may).filter(matches),
    ...allActions.filter(matches),
    ...(response?.leads?.nodes.map((lead) => ({
      ...resultOfLead(lead, search),
      ...(lead.state !== 'SPAM' && { markAsSpam: markAsSpam(lead) }),
    })) ?? []),
    ...(response?.searchEntries
      .filter(({ entry }) => !isHidden(entry))
      .map(({ entry, excerpt }) => ({ ...lineOf(entry), excerpt })) ?? []),
  ];
  const results = found.toSorted((one, other) => Number(isWithin(one)) - Number(isWithin(other)));
  return { groups: [{ name: '', results: results.slice(0, maxResults) }], isWaiting: loading };
}

const nameOf = ({ kind, label, synonyms = '' }: Result) => `${kind} ${label} ${synonyms}`.toLowerCase();

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
  label: entry.title || 'Untitled',
  kind: kindNames.get(entry.kind) ?? '',
  to: editorOf(entry),
});
