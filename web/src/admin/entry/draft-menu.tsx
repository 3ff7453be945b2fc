import { useState } from 'react';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import type { ManagedEntryFragment } from '../../generated/admin-documents.ts';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { mayShare } from './edited.ts';
import type { EntryKind } from './kinds.tsx';
import { ShareDraft } from './share-draft.tsx';

interface DraftMenuProps {
  entryKind: EntryKind;
  entry: ManagedEntryFragment;
  fields: Record<string, Descriptor>;
  /** Whether the entry was never published. */
  isNew: boolean;
  onDiscard: () => Promise<void>;
}

/** The menu that shares or discards the draft of an entry; empty without one. */
export function DraftMenu({ entryKind, entry, fields, isNew, onDiscard }: DraftMenuProps) {
  const [isSharing, setSharing] = useState(false);
  const canShare = mayShare(entryKind, entry);
  if (!entry.draft && !canShare) return null;
  return (
    <>
      <Menu>
        {canShare && <Button onClick={() => setSharing(true)}>Share the draft</Button>}
        {entry.draft && (
          <Button
            ask={{
              question: 'Discard the draft?',
              text: isNew
                ? `Nothing of it stays, because it was never ${entryKind.words.published.toLowerCase()}.`
                : 'What visitors see stays as it is.',
              yes: 'Discard',
              no: 'Keep the draft',
            }}
            onClick={onDiscard}
          >
            Discard the draft
          </Button>
        )}
      </Menu>
      {canShare && isSharing && (
        <ShareDraft
          kind={entry.kind}
          number={entry.number}
          fields={fields}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}
