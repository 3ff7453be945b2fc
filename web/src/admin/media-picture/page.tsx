import { useParams } from 'react-router-dom';
import { useMediaItemQuery } from '../../generated/admin-hooks.ts';
import { filterNames, variablesOf } from '../media/filters.ts';
import { ListState } from '../ui/list/list-state.tsx';
import { fragmentOf, useFilters } from '../ui/list/use-filters.ts';
import { AdminPage } from '../ui/page-frame.tsx';
import { PictureDetails } from './details.tsx';
import { Neighbours } from './neighbours.tsx';

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
  const { data, previousData, error, refetch } = useMediaItemQuery({ variables: { id, ...filters } });
  const item = data?.mediaItem;
  return (
    <>
      {/* The arrows stay while the next picture is loading. */}
      <Neighbours item={item ?? previousData?.mediaItem} fragment={fragment} />
      <ListState error={error} waiting={!data} onRetry={refetch} of="cards" />
      {data && !item && <p>There is no such picture. It may have been deleted.</p>}
      {item && <PictureDetails key={id} item={item} fragment={fragment} />}
    </>
  );
}
