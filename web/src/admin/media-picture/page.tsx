import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useMediaItemQuery } from '../../generated/admin-hooks.ts';
import { filterNames, variablesOf } from '../media/filters.ts';
import { useLastPicture } from '../media/last-picture.ts';
import { ListState } from '../ui/list/list-state.tsx';
import { fragmentOf, useFilters } from '../ui/list/use-filters.ts';
import { AdminPage } from '../ui/page-frame.tsx';
import { PictureDetails } from './details.tsx';
import { type Item, Neighbours } from './neighbours.tsx';

/** /admin/media/:id: a picture of the library, and its place among those of the list it was opened from. */
export function Component() {
  return (
    <AdminPage title="Picture" heading={<span className="visually-hidden">Picture</span>} path="/admin/media">
      <PicturePage />
    </AdminPage>
  );
}

function PicturePage() {
  const { id = '' } = useParams();
  const { values } = useFilters(...filterNames);
  const fragment = fragmentOf(values);
  const { page: _page, ...filters } = variablesOf(values);
  const { data, error, refetch } = useMediaItemQuery({ variables: { id, ...filters } });
  const item = data?.mediaItem;
  const [placed, setPlaced] = useState<Item | null>(null);
  if (item && item.position !== null && item !== placed) setPlaced(item);
  useLastPicture(id);
  return (
    <>
      {/* The arrows stay while the next picture is loading, and if a new text ends a match of the search. */}
      <Neighbours item={placed} fragment={fragment} />
      <ListState error={error} waiting={!data} onRetry={refetch} of="cards" />
      {data && !item && <p>There is no such picture. It may have been deleted.</p>}
      {item && <PictureDetails key={id} item={item} fragment={fragment} />}
    </>
  );
}
