import { Link } from 'react-router-dom';
import { periods } from '../../../../rules/periods.ts';
import { pictureIdIn } from '../../../../rules/wire/picture.ts';
import { filterNames } from '../media/filters.ts';
import tiles from '../media/library.module.css';
import { Library } from '../media/library.tsx';
import { suggestedText } from '../media/suggestion.ts';
import { Tile } from '../media/tile.tsx';
import { mediaQueries } from '../media/use-picture-changes.ts';
import { type Uploads, useUploads } from '../media/use-uploads.ts';
import { refetchShown } from '../session/client.ts';
import common from '../ui/common.module.css';
import { fragmentOf, useFilters } from '../ui/list/use-filters.ts';
import { AdminPage } from '../ui/page-frame.tsx';
import { Duties } from './duties.tsx';
import styles from './page.module.css';
import { Selection } from './selection.tsx';
import { UploadArea, UploadButton, UploadHint } from './upload-area.tsx';
import { useSelection } from './use-selection.ts';
import { Videos } from './videos.tsx';

/** /admin/media: the uploaded pictures, and where they are used. */
export function Component() {
  const uploads = useUploads({
    suggest: ({ name }) => suggestedText(name),
    onStored: () => void refetchShown(mediaQueries),
  });
  return (
    <AdminPage
      title="Media library"
      path="/admin/media"
      actions={
        <>
          <UploadHint />
          <UploadButton add={uploads.add} />
        </>
      }
    >
      <Pictures uploads={uploads} />
    </AdminPage>
  );
}

/** The uploads, and the pictures of the library, of which several can be selected. */
function Pictures({ uploads }: { uploads: Uploads }) {
  const { values, change, clear } = useFilters(...filterNames);
  const selection = useSelection(values);
  const fragment = fragmentOf(values);

  return (
    <>
      <Library
        filters={values}
        onFilter={(name, value) => change(name, value, ...(name === 'page' ? [] : (['page'] as const)))}
        onClear={clear}
        beside={<Duties show={values.show} onShow={(show) => change('show', show, 'page', 'search')} />}
        renderTile={(media, shown) => (
          <>
            <Link className={tiles.tile} to={`/admin/media/${pictureIdIn(media.url)}${fragment}`}>
              <Tile media={media} hasWarnings />
            </Link>
            <label className={styles.check} title="With Shift: all from the last one to this one">
              <input
                type="checkbox"
                checked={selection.isSelected(media)}
                onChange={({ target, nativeEvent }) =>
                  // A change by the mouse or a key is a click.
                  selection.press(media, target.checked, (nativeEvent as MouseEvent).shiftKey ? shown : [])
                }
              />
              <span className="visually-hidden">Select {media.picture.alt || 'the picture'}</span>
            </label>
          </>
        )}
      >
        {(shown, totalCount) => (
          <>
            {values.show === 'unused' && (
              <p className={common.quietText}>
                Nothing on the site, in drafts or in earlier versions uses these. An upload that was never
                used, described or kept is deleted after {periods.unusedPicture.words}; the others stay until
                you delete them.
              </p>
            )}
            <Selection
              pictures={selection.selectedOf(shown)}
              shown={shown}
              // All pictures of the site are no selection.
              foundCount={values.show || values.search ? totalCount : shown.length}
              onSelectShown={() => selection.select(shown, true)}
              onSelectFound={selection.selectFound}
              onClear={selection.clear}
            />
          </>
        )}
      </Library>
      {/* The search and the filters are those of pictures. */}
      {!values.search.trim() && !values.show && <Videos />}
      <UploadArea uploads={uploads} />
    </>
  );
}
