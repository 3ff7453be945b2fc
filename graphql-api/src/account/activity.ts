import type { FilterQuery, InferEntity } from '@mikro-orm/core';
import type { Right } from '../../../rules/roles.ts';
import { type ActivityEntity, type ActivityEvent, activityEvents } from '../platform/access/activity.ts';
import type { SignedIn } from '../platform/access/context.ts';
import { editableKinds, hasRight } from '../platform/access/roles.ts';

/** The first word of an event's name. */
type Subject = ActivityEvent extends `${infer Name}.${string}` ? Name : never;

/** The right that shows the events of a subject; 'own' ones are shown to their admin too. */
const subjects: Record<Exclude<Subject, 'entry'>, Right | 'own'> = {
  login: 'own',
  password: 'own',
  session: 'own',
  second_factor: 'own',
  recovery_code: 'own',
  recovery_codes: 'own',
  admin: 'accounts',
  invitation: 'accounts',
  lead: 'leads',
  leads: 'leads',
  newsletter: 'newsletters',
  subscriber: 'newsletters',
  subscribers: 'newsletters',
  person: 'erasures',
};

/** Returns the condition for the events that the caller may see. Events of entries follow their kind. */
export function shownActivity(context: SignedIn): FilterQuery<InferEntity<typeof ActivityEntity>> {
  const { account } = context;
  const eventsOf = (isShown: (right: Right | 'own') => boolean) =>
    (Object.keys(activityEvents) as ActivityEvent[]).filter((event) => {
      const right = Object.entries(subjects).find(([subject]) => event.startsWith(`${subject}.`))?.[1];
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
