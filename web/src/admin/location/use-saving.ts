import { locationFields } from '../../../../rules/entry/location.ts';
import { factsOf } from '../../../../rules/field/field.ts';
import type {
  CreateLocationPageMutation,
  ManagedLocationFragment,
  UpdateLocationPageMutation,
} from '../../generated/admin-documents.ts';
import { useCreateLocationPageMutation, useUpdateLocationPageMutation } from '../../generated/admin-hooks.ts';
import type { LocationPageInput } from '../../generated/types.ts';
import type { Line } from '../editor/differences.tsx';
import type { Values } from '../editor/form.ts';

/** The numbers of a location page's headings and paragraphs (docs/product.md). */
export const locationParts = [1, 2, 3, 4] as const;

type FieldName = keyof typeof locationFields;
const names = Object.keys(locationFields) as FieldName[];

/** Returns the form's values for a location page; null is a new one. */
export function locationValues(location: ManagedLocationFragment | null): Values {
  return Object.fromEntries(names.map((name) => [name, location?.[name] ?? '']));
}

/** Returns the fields of a location page with their labels, for comparison. */
export function locationLines(values: Values): Line[] {
  return names.map((name) => ({ label: factsOf(locationFields[name]).label, text: values[name] ?? '' }));
}

/** Returns a function that saves a location page over this version. */
export function useLocationWriting() {
  const options = { refetchQueries: ['ManageLocations'] };
  const [create] = useCreateLocationPageMutation(options);
  const [update] = useUpdateLocationPageMutation(options);
  return async (
    location: ManagedLocationFragment | null,
    input: LocationPageInput,
    version: number | null,
  ): Promise<ManagedLocationFragment> => {
    if (location) {
      const variables = { id: location.location_id, input, version: version ?? location.version };
      const { data } = await update({ variables });
      return (data as UpdateLocationPageMutation).updateLocationPage;
    }
    const { data } = await create({ variables: { input } });
    return (data as CreateLocationPageMutation).createLocationPage;
  };
}
