import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { locationFields } from '../../../../rules/entry/location.ts';
import { check } from '../../forms/core/check.ts';
import { type ManagedLocationFragment, ManageLocationsDocument } from '../../generated/admin-documents.ts';
import { locationPath } from '../../sections/blog/article-text.ts';
import { EntryDialog, type SavedEntry } from '../editor/dialog.tsx';
import { useEntryForm } from '../editor/form.ts';
import { useSavedEntry } from '../editor/use-saved-entry.ts';
import { LocationFields } from './fields.tsx';
import { LocationPreview } from './preview.tsx';
import { locationLines, locationValues, useLocationWriting } from './use-saving.ts';

interface LocationDialogProps {
  /** The page to edit; null for a new one. */
  location: ManagedLocationFragment | null;
  onClose: () => void;
}

/** The editor of a location page. */
export function LocationDialog({ location, onClose }: LocationDialogProps) {
  const [shown, setShown] = useState(location);
  // The list may load a newer version while the admin types; the form must not change then.
  return (
    <LocationForm
      key={shown ? `${shown.location_id}/${shown.version}` : 'new'}
      location={shown}
      onReload={setShown}
      onClose={onClose}
    />
  );
}

interface LocationFormProps extends LocationDialogProps {
  /** Opens the stored version in the dialog. */
  onReload: (location: ManagedLocationFragment) => void;
}

function LocationForm({ location: given, onClose, onReload }: LocationFormProps) {
  const form = useEntryForm(locationValues(given), locationFields);
  const { entry: location, save } = useSavedEntry(given, form, {
    check: (values) => check(locationFields, values),
    write: useLocationWriting(),
  });
  const client = useApolloClient();

  async function readSaved(): Promise<SavedEntry | null> {
    const { data } = await client.query({ query: ManageLocationsDocument });
    const theirs = data?.locationPages.find(({ location_id }) => location_id === location?.location_id);
    if (!theirs) return null;
    const lines = locationLines(locationValues(theirs));
    return { version: theirs.version, lines, open: () => onReload(theirs) };
  }

  return (
    <EntryDialog
      title={location ? 'Edit Location' : 'Add New Location Page'}
      submit="Save"
      saved={location ? 'Location page updated successfully.' : 'Location page created successfully.'}
      unsaved={form.unsaved}
      version={location?.version ?? null}
      draft={`location/${location?.location_id ?? 'new'}`}
      viewPath={locationPath(form.values['slug_url'] ?? '')}
      linesOf={locationLines}
      fields={<LocationFields />}
      preview={<LocationPreview />}
      {...{ form, save, readSaved, onClose }}
    />
  );
}
