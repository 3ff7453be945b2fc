import type { ManagedEntryFragment, PictureFieldsFragment } from '../../generated/admin-documents.ts';
import { useRemoveEntryMutation, useRestoreEntryMutation } from '../../generated/admin-hooks.ts';
import { Card, type CardAction } from '../ui/card.tsx';
import common from '../ui/common.module.css';
import { removalQuestion, useRemoval } from '../ui/removal/use-removal.ts';
import styles from './list.module.css';
import { type Kind, type Noun, nouns, partsOf } from './nouns.tsx';
import { changeOf, scheduledFor } from './publishing.tsx';
import { useMove } from './use-move.ts';

interface EntryCardProps {
  kind: Kind;
  entry: ManagedEntryFragment;
  /** Its place among its neighbours, if the kind has an order. */
  place: { position: number; last: number } | undefined;
  /** Undefined if the kind has no pictures; null if this entry has none. */
  picture: PictureFieldsFragment | null | undefined | '';
  /** The name of its category. */
  category: string | undefined;
  onEdit: () => void;
}

/** An entry of a list with its actions. */
export function EntryCard({ kind, entry, place, picture, category, onEdit }: EntryCardProps) {
  const noun: Noun = nouns[kind];
  const { words, declaration } = noun;
  const groups = partsOf(noun);
  const { number, title, state, address, fields } = entry;
  const variables = { kind, number };
  const options = { refetchQueries: ['Entries'] };
  const [removeOne] = useRemoveEntryMutation(options);
  const [restoreOne] = useRestoreEntryMutation(options);
  const { remove, restore } = useRemoval({
    remove: () => removeOne({ variables }),
    restore: () => restoreOne({ variables }),
    list: 'Entries',
    labels: { removed: words.removed, restored: words.restored },
  });
  const onMove = useMove(kind);
  const isPublic = state === 'PUBLISHED';
  const ask = removalQuestion(words.question, title, 'Delete', isPublic && address !== null);
  const move = (label: string, to: number, disabled: boolean): CardAction => ({
    label,
    run: () => void onMove(number, to),
    disabled,
    inMenu: true,
  });
  const actions: CardAction[] =
    state === 'DELETED'
      ? [{ label: words.restore, run: () => void restore() }]
      : [
          { label: words.edit, run: onEdit },
          ...(place
            ? [
                move('Move to first', 0, place.position === 0),
                move('Move up', place.position - 1, place.position === 0),
                move('Move down', place.position + 1, place.position === place.last),
              ]
            : []),
          { label: words.remove, run: () => void remove(), ask, inMenu: place !== undefined },
        ];
  const links =
    kind === 'article' && isPublic ? [{ label: 'Send as newsletter', to: newsletterPath(number) }] : [];
  const part = declaration.orderedWithin;
  return (
    <Card
      heading={place ? 'h3' : 'h2'}
      title={title || 'Untitled'}
      about={<About {...{ kind, entry, category }} />}
      view={isPublic && noun.preview ? (address ?? undefined) : undefined}
      {...(picture !== undefined && picture !== '' && { picture })}
      {...{ actions, links }}
    >
      {place && part && groups && (
        <label className={styles.moveTo}>
          <span>Tab</span>
          <select
            className={common.select}
            value={String(fields[part])}
            onChange={({ target }) => void onMove(number, 0, target.value)}
          >
            {groups.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </Card>
  );
}

/** The line below the title: the state, and what visitors see beside it. */
function About({ kind, entry, category }: Pick<EntryCardProps, 'kind' | 'entry' | 'category'>) {
  const { state, publishAt, draft, slug, address, fields } = entry;
  const isHidden = state === 'DRAFT' || state === 'SCHEDULED';
  const words = state === 'SCHEDULED' && publishAt ? scheduledFor(publishAt) : stateWords[state];
  const details = kind === 'article' ? [category, fields['published_date']].filter(Boolean) : [];
  return (
    <>
      {(isHidden || address) && <span className={isHidden ? styles.unpublished : undefined}>{words}</span>}
      {draft && !isHidden && <span className={styles.unpublished}> · {changeOf(draft.publishAt)}</span>}
      {details.map((detail) => ` · ${String(detail)}`)}
      {kind === 'location' && (
        <>
          {' · '}Current URL slug: <strong>{slug}</strong>
        </>
      )}
    </>
  );
}
const stateWords = { PUBLISHED: 'Published', SCHEDULED: 'Scheduled', DRAFT: 'Draft', DELETED: 'Deleted' };

/** Returns the path of the page that sends this article. */
const newsletterPath = (number: number) => `/admin/newsletter#article=${number}`;
