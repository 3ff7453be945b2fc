import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { type ManagedLocationFragment, ManageLocationsDocument } from '../../generated/documents.ts';
import { locationPageInputRules } from '../../generated/rules.ts';
import { EntryDialog } from '../editor/dialog.tsx';
import { useEntryForm } from '../editor/form.ts';
import { LocationFields } from './fields.tsx';
import { LocationPreview } from './preview.tsx';
import { locationValues, useLocationSaving } from './use-saving.ts';

interface LocationPopupProps {
  /** The page to edit; null for a new one. */
  location: ManagedLocationFragment | null;
  onClose: () => void;
  /** Opens the popup anew with what the server has. */
  onReload: (location: ManagedLocationFragment) => void;
}

/** The popup in which a location page is written or changed. */
export function LocationDialog(props: LocationPopupProps) {
  const { location } = props;
  return <LocationForm key={location ? `${location.location_id}/${location.version}` : 'new'} {...props} />;
}

function LocationForm({ location: given, onClose, onReload }: LocationPopupProps) {
  // What the form began with: the list may bring a newer version while somebody types.
  const [location] = useState(given);
  const form = useEntryForm(locationValues(location), locationPageInputRules);
  const save = useLocationSaving(location);
  const client = useApolloClient();

  async function openTheirs(): Promise<void> {
    const { data } = await client.query({ query: ManageLocationsDocument });
    const theirs = data?.locationPages.find(({ location_id }) => location_id === location?.location_id);
    if (theirs) onReload(theirs);
  }

  return (
    <EntryDialog
      title={location ? 'Edit Location' : 'Add New Location Page'}
      submit="Save"
      saved={location ? 'Location page updated successfully.' : 'Location page created successfully.'}
      unsaved={form.unsaved}
      version={location?.version ?? null}
      save={(version) => save(form.values, version)}
      fields={<LocationFields />}
      preview={<LocationPreview />}
      {...{ form, openTheirs, onClose }}
    />
  );
}
