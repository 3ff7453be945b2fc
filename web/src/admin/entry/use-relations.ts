import { useMemo } from 'react';
import { ALL } from '../../../../rules/entry/category.ts';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { useEntriesQuery } from '../../generated/admin-hooks.ts';
import type { Surroundings } from '../field/form.ts';

/** Returns the entries that the relations of an entry can refer to; none of a kind that is loading. */
export function useRelations(fields: Record<string, Descriptor>): Surroundings['relations'] {
  const kind = Object.values(fields).find((field) => field.kind === 'relation')?.to ?? '';
  const { data } = useEntriesQuery({ variables: { kind, page: 1, pageSize: 100 }, skip: !kind });
  return useMemo(() => {
    if (!data) return {};
    const entries = data.entries.items.filter(({ title, version }) => title !== ALL && version > 0);
    return { [kind]: entries.map(({ number, title }) => ({ value: number, label: title })) };
  }, [data, kind]);
}
