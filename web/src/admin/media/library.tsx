import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { millisecondsOf, periods } from '../../../../rules/periods.ts';
import type { MediaFieldsFragment, PictureFieldsFragment } from '../../generated/admin-documents.ts';
import { useMediaQuery } from '../../generated/admin-hooks.ts';
import { Picture } from '../../sections/media/picture.tsx';
import { dayInWords, shortTime, timeInWords } from '../time-in-words.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import common from '../ui/common.module.css';
import { Choice, FilterSearch, Filters } from '../ui/list/filter-fields.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { NoMatch } from '../ui/list/no-match.tsx';
import { Pager } from '../ui/list/pager.tsx';
import styles from './library.module.css';
import { PictureUpload } from './picture-upload.tsx';

type UsingEntry = NonNullable<MediaFieldsFragment['uses'][number]['entry']>;

const noFilters = { search: '', use: '' };

interface LibraryProps {
  /** Chooses a picture; without it the library only shows them. */
  onChoose?: (picture: PictureFieldsFragment) => void;
  /** Returns the URL of the editor of an entry that uses a picture; without it the uses are not links. */
  editorOf?: (entry: UsingEntry) => string;
}

/** The uploaded pictures, the latest first, with the content that uses them. */
export function Library({ onChoose, editorOf }: LibraryProps) {
  const [page, setPage] = useState(1);
  const [filters, setFilters] = useState(noFilters);
  const change = (changed: Partial<typeof noFilters>) => {
    setFilters({ ...filters, ...changed });
    setPage(1);
  };
  const { search, use } = filters;
  const variables = { page, unused: use === 'unused', search };
  const { data, previousData, error, refetch } = useMediaQuery({ variables });
  const list = (data ?? previousData)?.media;
  const isFiltered = Boolean(search.trim() || use);
  const { showToast } = useToasts();

  function showUploaded({ length }: PictureFieldsFragment[]): void {
    change(noFilters);
    void refetch();
    showToast(length > 1 ? `${length} pictures uploaded.` : 'Picture uploaded.');
  }

  return (
    <div className={styles.library}>
      {onChoose ? (
        <PictureUpload legend="Upload a picture" onUploaded={([picture]) => picture && onChoose(picture)} />
      ) : (
        <PictureUpload legend="Upload pictures" multiple onUploaded={showUploaded} />
      )}
      {(isFiltered || list?.items.length !== 0) && (
        <Filters>
          <FilterSearch
            label="Search texts and uses"
            value={search}
            onChange={(text) => change({ search: text })}
          />
          <Choice
            label="Show"
            all="All pictures"
            choices={[['unused', 'Unused']]}
            value={use}
            onChange={(value) => change({ use: value })}
          />
        </Filters>
      )}
      <ListState error={error} waiting={!list} onRetry={refetch} of="cards" />
      {list?.items.length === 0 && (
        <NoMatch isFiltered={isFiltered} empty="No pictures yet." onClear={() => change(noFilters)}>
          Upload the first one above.
        </NoMatch>
      )}
      <ul className={styles.grid}>
        {list?.items.map((media) => (
          <li key={media.url}>
            <div className={styles.picture}>
              <Picture picture={media.picture} sizes="12rem" fill />
            </div>
            <p title={media.picture.alt}>{media.picture.alt || 'No alternative text'}</p>
            <p className={common.quietText}>
              {media.uses.length > 0 ? 'Used in ' : `Unused. Will be deleted on ${deletedOn(media)}.`}
              {media.uses.map(({ name, entry }, index) => (
                <Fragment key={`${name} ${entry?.number}`}>
                  {index > 0 && '; '}
                  {entry && editorOf ? <Link to={editorOf(entry)}>{name}</Link> : inSentence(name)}
                </Fragment>
              ))}
              {'\u00a0· '}
              <time dateTime={media.uploadedAt} title={timeInWords(media.uploadedAt)}>
                {shortTime(media.uploadedAt)}
              </time>
            </p>
            {onChoose && (
              <Button of={media.picture.alt || media.url} onClick={() => onChoose(media.picture)}>
                Choose
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list && <Pager page={list.page} pageCount={list.pageCount} onGo={setPage} />}
    </div>
  );
}

/** Returns the day on which an unused picture is deleted: 'December 5, 2026'. */
function deletedOn({ uploadedAt }: { uploadedAt: string }): string {
  const time = new Date(Date.parse(uploadedAt) + millisecondsOf(periods.unusedPicture));
  return dayInWords(time.toISOString().slice(0, 10));
}

/** Returns 'a draft: …' for 'A draft: …'. */
const inSentence = (name: string): string => name.replace(/^An?(?= )/, (article) => article.toLowerCase());
