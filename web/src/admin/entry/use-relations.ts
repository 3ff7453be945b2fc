import { useMemo } from 'react';
import { useEntriesQuery } from '../../generated/admin-hooks.ts';
import type { Surroundings } from '../field/form.ts';
import type { Noun } from './nouns.tsx';

/** Returns the entries that the relations of an entry can refer to. */
export function useRelations(fields: Noun['fields']): Surroundings['relations'] {
  const kind = Object.values(fields).find((field) => field.kind === 'relation')?.to ?? '';
  const { data } = useEntriesQuery({ variables: { kind, page: 1, pageSize: 100 }, skip: !kind });
  return useMemo(() => {
    const entries = data?.entries.items.filter(({ title, version }) => title !== 'All' && version > 0) ?? [];
    return { [kind]: entries.map(({ number, title }) => ({ value: number, label: title })) };
  }, [data, kind]);
}
