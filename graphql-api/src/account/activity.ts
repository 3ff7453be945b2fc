import type { FilterQuery, InferEntity } from '@mikro-orm/core';
import { type ActivityEvent, activityEvents, activitySubjects } from '../../../rules/activity.ts';
import type { Right } from '../../../rules/roles.ts';
import type { ActivityEntity } from '../platform/access/activity.ts';
import type { SignedIn } from '../platform/access/context.ts';
import { editableKinds, hasRight } from '../platform/access/roles.ts';

/** Returns the condition for the events that the caller may see. Events of entries follow their kind. */
export function shownActivity(context: SignedIn): FilterQuery<InferEntity<typeof ActivityEntity>> {
  const { account } = context;
  const eventsOf = (isShown: (right: Right | 'own') => boolean) =>
    (Object.keys(activityEvents) as ActivityEvent[]).filter((event) => {
      const right = Object.entries(activitySubjects).find(([subject]) =>
        event.startsWith(`${subject}.`),
      )?.[1];
      return right !== undefined && isShown(right);
    });
  return {
    $or: [
      { entryKind: { $in: editableKinds(context).map(({ kind }) => kind) } },
      { event: { $in: eventsOf((right) => hasRight(account, right === 'own' ? 'accounts' : right)) } },
      { event: { $in: eventsOf((right) => right === 'own') }, by: account.email },
    ],
  };
}
