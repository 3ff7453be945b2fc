import { useState } from 'react';
import buttons from '../design/button.module.css';
import type { ManagedLocationFragment } from '../generated/documents.ts';
import { useManageLocationsQuery } from '../generated/hooks.ts';
import styles from './admin.module.css';
import { failureOf } from './admin-client.ts';
import { AdminPage } from './admin-page.tsx';
import { LocationCard } from './location-card.tsx';
import { LocationPopup } from './location-popup.tsx';

/** What the popup is open for; null while it is closed. */
type Editing = ManagedLocationFragment | 'new' | null;

/** /admin/location-pages: the pages about the services in one place. */
export function Component() {
  const [editing, setEditing] = useState<Editing>(null);
  const add = (
    <button type="button" className={buttons.button} onClick={() => setEditing('new')}>
      Add New Location Page
    </button>
  );
  return (
    <AdminPage title="Location Pages" path="/admin/location-pages" actions={add}>
      <Listing editing={editing} onEdit={setEditing} />
    </AdminPage>
  );
}

function Listing({ editing, onEdit }: { editing: Editing; onEdit: (editing: Editing) => void }) {
  const { data, error } = useManageLocationsQuery();
  const pages = data?.locationPages;
  return (
    <>
      {error && <p role="alert">{failureOf(error).message}</p>}
      {!pages && !error && <p className={styles.quietText}>Loading…</p>}
      {pages?.length === 0 && <p className={styles.quietText}>No location pages yet.</p>}
      <ul className={styles.cards}>
        {pages?.map((location) => (
          <li key={location.location_id}>
            <LocationCard location={location} onEdit={() => onEdit(location)} />
          </li>
        ))}
      </ul>
      {editing && (
        <LocationPopup
          location={editing === 'new' ? null : editing}
          onClose={() => onEdit(null)}
          onReload={onEdit}
        />
      )}
    </>
  );
}
