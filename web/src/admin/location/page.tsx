import { useState } from 'react';
import buttons from '../../design/button.module.css';
import type { ManagedLocationFragment } from '../../generated/admin-documents.ts';
import { useManageLocationsQuery } from '../../generated/admin-hooks.ts';
import cards from '../ui/card.module.css';
import common from '../ui/common.module.css';
import { ListState } from '../ui/list-state.tsx';
import { AdminPage } from '../ui/page-frame.tsx';
import { RemovedList } from '../ui/removal/removed-list.tsx';
import { LocationCard } from './card.tsx';
import { LocationDialog } from './dialog.tsx';

/** The location page in the dialog; null when it is closed. */
type Editing = ManagedLocationFragment | 'new' | null;

/** /admin/location-pages: lists, creates, edits and deletes location pages. */
export function Component() {
  const [editing, setEditing] = useState<Editing>(null);
  const add = (
    <button type="button" className={buttons.button} onClick={() => setEditing('new')}>
      Add New Location Page
    </button>
  );
  return (
    <AdminPage title="Location pages" path="/admin/location-pages" actions={add}>
      <Listing editing={editing} onEdit={setEditing} />
    </AdminPage>
  );
}

function Listing({ editing, onEdit }: { editing: Editing; onEdit: (editing: Editing) => void }) {
  const { data, error, refetch } = useManageLocationsQuery();
  const { locationPages: pages, deletedLocationPages: deleted = [] } = data ?? {};
  return (
    <>
      <ListState error={error} waiting={!pages} onRetry={refetch} of="cards" />
      {pages?.length === 0 && <p className={common.quietText}>No location pages yet.</p>}
      <ul className={cards.cards}>
        {pages?.map((location) => (
          <li key={location.location_id}>
            <LocationCard location={location} deleted={false} onEdit={() => onEdit(location)} />
          </li>
        ))}
      </ul>
      <RemovedList count={deleted.length}>
        {deleted.map((location) => (
          <li key={location.location_id}>
            <LocationCard location={location} deleted onEdit={() => onEdit(location)} />
          </li>
        ))}
      </RemovedList>
      {editing && (
        <LocationDialog location={editing === 'new' ? null : editing} onClose={() => onEdit(null)} />
      )}
    </>
  );
}
