import { useApolloClient } from '@apollo/client/react';
import { check } from '../../forms/core/check.ts';
import {
  CreateLocationPageDocument,
  type ManagedLocationFragment,
  UpdateLocationPageDocument,
} from '../../generated/documents.ts';
import { locationPageInputRules, locationPageInputSchema } from '../../generated/rules.ts';
import type { LocationPageInput } from '../../generated/types.ts';
import type { Values } from '../editor/form.ts';
import { type Failure, failureOf, publishChanges } from '../session/client.ts';

type FieldName = keyof typeof locationPageInputRules;
const names = Object.keys(locationPageInputRules) as FieldName[];

/** A location page as the form's texts; null is a new one. */
export function locationValues(location: ManagedLocationFragment | null): Values {
  return Object.fromEntries(names.map((name) => [name, location?.[name] ?? '']));
}

/** Gives the function that saves a location page: what is wrong comes back as a failure, null means that it is saved. */
export function useLocationSaving(location: ManagedLocationFragment | null) {
  const client = useApolloClient();

  /** `version` null overwrites knowingly what somebody else has saved. */
  return async (values: Values, version: number | null): Promise<Failure | null> => {
    const checked = check(locationPageInputSchema, values);
    if (!checked.ok) return { message: '', fields: checked.errors };
    const input = checked.input as unknown as LocationPageInput;
    const refetchQueries = ['ManageLocations'];
    try {
      if (location) {
        const variables = { id: location.location_id, input, version };
        await client.mutate({ mutation: UpdateLocationPageDocument, variables, refetchQueries });
      } else {
        await client.mutate({ mutation: CreateLocationPageDocument, variables: { input }, refetchQueries });
      }
    } catch (error) {
      return failureOf(error);
    }
    publishChanges();
    return null;
  };
}
