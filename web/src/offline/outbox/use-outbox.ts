import { useEffect, useState } from 'react';
import { onOutboxChange } from '../shared/channel.ts';
import type { OutboxItem, SentForm } from '../shared/database.ts';
import { listSent } from './sent.ts';
import { listItems } from './store.ts';

/** The submissions on this device. `failed` if the database cannot be read. */
interface OutboxView {
  items: readonly OutboxItem[];
  /** Already sent, the latest first. */
  sent: readonly SentForm[];
  loaded: boolean;
  failed: boolean;
}

/** Returns the submissions on this device, updated when this page, another tab or the worker changes them. */
export function useOutbox(): OutboxView {
  const [view, setView] = useState<OutboxView>({ items: [], sent: [], loaded: false, failed: false });
  useEffect(() => {
    let latest = 0;
    const refresh = async (): Promise<void> => {
      latest += 1;
      const request = latest;
      const items = await listItems().catch(() => null);
      const sent = await listSent().catch(() => []);
      // An older read that takes longer does not replace a newer one.
      if (request === latest)
        setView({ items: items ?? [], sent, loaded: items !== null, failed: items === null });
    };
    void refresh();
    return onOutboxChange(() => void refresh());
  }, []);
  return view;
}
