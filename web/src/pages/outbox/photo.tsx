import { useEffect, useState } from 'react';
import { readPhoto } from '../../offline/drafts/store.ts';
import type { StoredPhoto } from '../../offline/shared/database.ts';

/** A photo that waits with its submission. */
export function OutboxPhoto({ photo: { id, name } }: { photo: StoredPhoto }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isUnmounted = false;
    void readPhoto(id).then(
      (blob) => {
        if (isUnmounted || !blob) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return url ? <img src={url} alt={name} width={72} height={72} /> : <span>{name}</span>;
}
