import type { ManagedLocationFragment } from '../../generated/admin-documents.ts';
import {
  useDeleteLocationPageMutation,
  useRestoreLocationPageMutation,
} from '../../generated/admin-hooks.ts';
import { locationPath } from '../../sections/blog/article-text.ts';
import { Card, type CardAction } from '../ui/card.tsx';
import { removalQuestion, useRemoval } from '../ui/removal/use-removal.ts';

interface LocationCardProps {
  location: ManagedLocationFragment;
  deleted: boolean;
  onEdit: () => void;
}

/** A location page of the list with its actions. */
export function LocationCard({ location, deleted, onEdit }: LocationCardProps) {
  const { location_id: id, main_heading: title, slug_url } = location;
  const options = { refetchQueries: ['ManageLocations'] };
  const [deleteOne] = useDeleteLocationPageMutation(options);
  const [restoreOne] = useRestoreLocationPageMutation(options);
  const { remove, restore } = useRemoval({
    remove: () => deleteOne({ variables: { id } }),
    restore: () => restoreOne({ variables: { id } }),
    list: 'ManageLocations',
    labels: { removed: 'Location page deleted.', restored: 'Location page restored.' },
  });
  const ask = removalQuestion('Delete this location page?', title, 'Delete');
  const actions: CardAction[] = deleted
    ? [{ label: 'Restore Location', run: () => void restore() }]
    : [
        { label: 'Edit Location', run: onEdit },
        { label: 'Delete Location', run: () => void remove(), ask },
      ];
  const about = (
    <>
      Current URL slug: <strong>{slug_url}</strong>
    </>
  );
  const view = deleted ? undefined : locationPath(slug_url);
  return <Card heading="h2" {...{ title, about, actions, view }} />;
}
