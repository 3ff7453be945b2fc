import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import buttons from '../design/button.module.css';
import {
  DeleteLocationPageDocument,
  type ManagedLocationFragment,
  RestoreLocationPageDocument,
} from '../generated/documents.ts';
import { locationPath } from '../sections/article-text.ts';
import styles from './admin.module.css';
import { failureOf, publishChanges } from './admin-client.ts';
import { Ask } from './ask.tsx';
import { useBanners } from './banner.tsx';

interface LocationCardProps {
  location: ManagedLocationFragment;
  onEdit: () => void;
}

/** One location page of the list, and what can be done with it. */
export function LocationCard({ location, onEdit }: LocationCardProps) {
  const [asked, setAsked] = useState(false);
  const remove = useDeletion(location);
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{location.main_heading}</h2>
      <p className={styles.quietText}>
        Current URL slug: <strong>{location.slug_url}</strong>
      </p>
      <div className={styles.row}>
        <button type="button" className={buttons.quiet} aria-describedby={id} onClick={onEdit}>
          Edit Location
        </button>
        <button type="button" className={buttons.quiet} aria-describedby={id} onClick={() => setAsked(true)}>
          Delete Location
        </button>
        <Link to={locationPath(location.slug_url)}>View</Link>
      </div>
      {asked && (
        <Ask
          question="Delete this location page?"
          text={`‘${location.main_heading}’ goes from the site at once. It can be restored for thirty days.`}
          yes="Delete"
          no="Keep it"
          onNo={() => setAsked(false)}
          onYes={() => {
            setAsked(false);
            void remove();
          }}
        />
      )}
    </article>
  );
}

function useDeletion({ location_id, main_heading }: ManagedLocationFragment) {
  const client = useApolloClient();
  const { say, offerUndo } = useBanners();
  const after = { variables: { id: location_id }, refetchQueries: ['ManageLocations'] };

  async function restore(): Promise<void> {
    try {
      await client.mutate({ mutation: RestoreLocationPageDocument, ...after });
      publishChanges();
      say('Location page restored.');
    } catch (error) {
      say(failureOf(error).message, 'failure');
    }
  }

  return async (): Promise<void> => {
    try {
      await client.mutate({ mutation: DeleteLocationPageDocument, ...after });
      publishChanges();
      say('Location page deleted.');
      offerUndo(`‘${main_heading}’ is deleted.`, () => void restore());
    } catch (error) {
      say(failureOf(error).message, 'failure');
      // Spec section 8: a failed deletion reloads the list.
      await client.refetchQueries({ include: ['ManageLocations'] });
    }
  };
}
