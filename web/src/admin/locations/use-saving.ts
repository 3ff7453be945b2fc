import { useApolloClient } from '@apollo/client/react';
import { check } from '../../forms/core/check.ts';
import {
  CreateLocationPageDocument,
  type CreateLocationPageMutation,
  type ManagedLocationFragment,
  UpdateLocationPageDocument,
  type UpdateLocationPageMutation,
} from '../../generated/documents.ts';
import { locationPageInputRules } from '../../generated/rules.ts';
import type { LocationPageInput } from '../../generated/types.ts';
import type { Line } from '../editor/conflict-dialog.tsx';
import type { Values } from '../editor/form.ts';
import { type Failure, failureOf, publishChanges } from '../session/client.ts';

type FieldName = keyof typeof locationPageInputRules;
const names = Object.keys(locationPageInputRules) as FieldName[];

/** A location page as the form's texts; null is a new one. */
export function locationValues(location: ManagedLocationFragment | null): Values {
  return Object.fromEntries(names.map((name) => [name, location?.[name] ?? '']));
}

/** A location page as a person reads it, field by field. */
export function locationLines(values: Values): Line[] {
  return names.map((name) => ({ label: locationPageInputRules[name].label, text: values[name] ?? '' }));
}

/** What came of saving: the page as it is stored, or what is wrong. */
type Saving = { saved: ManagedLocationFragment; failure: null } | { saved: null; failure: Failure };

/** Gives the function that saves a location page over this version of it. */
export function useLocationSaving(location: ManagedLocationFragment | null) {
  const client = useApolloClient();

  async function write(input: LocationPageInput, version: number | null): Promise<ManagedLocationFragment> {
    const refetchQueries = ['ManageLocations'];
    if (location) {
      const variables = { id: location.location_id, input, version };
      const { data } = await client.mutate({
        mutation: UpdateLocationPageDocument,
        variables,
        refetchQueries,
      });
      return (data as UpdateLocationPageMutation).updateLocationPage;
    }
    const { data } = await client.mutate({
      mutation: CreateLocationPageDocument,
      variables: { input },
      refetchQueries,
    });
    return (data as CreateLocationPageMutation).createLocationPage;
  }

  return async (values: Values, version: number | null): Promise<Saving> => {
    const checked = check(locationPageInputRules, values);
    if (!checked.ok) return { saved: null, failure: { message: '', fields: checked.errors } };
    try {
      const saved = await write(checked.input as unknown as LocationPageInput, version);
      publishChanges();
      return { saved, failure: null };
    } catch (error) {
      return { saved: null, failure: failureOf(error) };
    }
  };
}
