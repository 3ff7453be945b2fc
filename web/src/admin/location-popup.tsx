import { useApolloClient } from '@apollo/client/react';
import { type SubmitEvent, useRef, useState } from 'react';
import buttons from '../design/button.module.css';
import { focusFirst } from '../forms/values.ts';
import { type ManagedLocationFragment, ManageLocationsDocument } from '../generated/documents.ts';
import { locationPageInputRules } from '../generated/rules.ts';
import styles from './admin.module.css';
import { Banner, type BannerMessage, useBanners } from './banner.tsx';
import { EntryFormContext, useEntryForm } from './entry-form.ts';
import { LocationFields, LocationPreview } from './location-fields.tsx';
import { Popup } from './popup.tsx';
import { StaleWords } from './stale-words.tsx';
import { locationValues, useLocationSaving } from './use-location-saving.ts';

interface LocationPopupProps {
  /** The page to edit; null for a new one. */
  location: ManagedLocationFragment | null;
  onClose: () => void;
  /** Opens the popup anew with what the server has. */
  onReload: (location: ManagedLocationFragment) => void;
}

/** The popup in which a location page is written or changed. */
export function LocationPopup(props: LocationPopupProps) {
  const { location } = props;
  return <LocationForm key={location ? `${location.location_id}/${location.version}` : 'new'} {...props} />;
}

function LocationForm({ location: given, onClose, onReload }: LocationPopupProps) {
  // What the form began with: the list may bring a newer version while somebody types.
  const [location] = useState(given);
  const form = useEntryForm(locationValues(location), locationPageInputRules);
  const [message, setMessage] = useState<BannerMessage | null>(null);
  const [stale, setStale] = useState(false);
  const { busy, save } = useLocationSaving(location);
  const client = useApolloClient();
  const { say } = useBanners();
  const element = useRef<HTMLFormElement>(null);
  const title = location ? 'Edit Location' : 'Add New Location Page';

  async function submit(version: number | null): Promise<void> {
    if (busy) return;
    const failure = await save(form.values, version);
    if (!failure) {
      say(location ? 'Location page updated successfully.' : 'Location page created successfully.');
      onClose();
      return;
    }
    setStale('version' in failure.fields);
    form.setErrors(failure.fields);
    if (failure.message) setMessage({ kind: 'failure', text: failure.message });
    if (element.current) focusFirst(element.current, Object.keys(failure.fields));
  }

  async function openTheirs(): Promise<void> {
    const { data } = await client.query({ query: ManageLocationsDocument });
    const theirs = data?.locationPages.find(({ location_id }) => location_id === location?.location_id);
    if (theirs) onReload(theirs);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submit(location?.version ?? null);
  }

  return (
    <Popup title={title} unsaved={form.unsaved} onClose={onClose}>
      <EntryFormContext value={form}>
        <div className={styles.split}>
          <form
            ref={element}
            className={styles.form}
            method="dialog"
            noValidate
            aria-label={title}
            onSubmit={onSubmit}
          >
            <LocationFields />
            {stale && (
              <StaleWords>
                <button type="button" className={buttons.quiet} onClick={() => void openTheirs()}>
                  Open their version
                </button>
                <button type="button" className={buttons.quiet} onClick={() => void submit(null)}>
                  Save mine over it
                </button>
              </StaleWords>
            )}
            <div className={styles.bar}>
              <Banner message={message} onGone={() => setMessage(null)} />
              <button className={buttons.button} type="submit" aria-busy={busy}>
                Save
              </button>
              <span className={styles.quietText}>{form.unsaved ? 'Not saved yet' : ''}</span>
            </div>
          </form>
          <LocationPreview />
        </div>
      </EntryFormContext>
    </Popup>
  );
}
