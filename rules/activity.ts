import type { Right } from './roles.ts';

/** The security events that admins see in the list of activity. */
export const activityEvents = {
  'login.succeeded': 'An admin signed in.',
  'password.changed': 'An admin changed a password.',
  'password.reset': 'An admin set a password by a mailed link.',
  'session.ended': 'An admin ended the session of a device.',
  'second_factor.enabled': 'An admin turned the second factor on.',
  'second_factor.disabled': 'An admin, or a command on the server, turned a second factor off.',
  'recovery_code.used': 'An admin used a recovery code.',
  'recovery_codes.replaced': 'An admin replaced the recovery codes.',
  'admin.invited': 'An admin invited another one.',
  'admin.added': 'An invited admin set a password.',
  'admin.role_changed': 'An admin changed the role of an admin.',
  'admin.removed': 'An admin, or a command on the server, removed an admin.',
  'invitation.withdrawn': 'An admin, or a command on the server, withdrew an invitation.',
  'leads.exported': 'An admin exported leads.',
  'subscribers.exported': 'An admin exported the subscribers of the newsletter.',
  'subscriber.removed': 'An admin ended a subscription of the newsletter.',
  'newsletter.started': 'An admin started to send a newsletter, or it started at its time.',
  'person.erased': "An admin deleted a person's data.",
  'lead.replied': 'An admin replied to a lead.',
  'lead.unreplied': 'An admin withdrew a reply that was not sent yet.',
  'lead.resent': 'An admin sent a failed or held mail of a lead again.',
  'lead.noted': 'An admin added a note to a lead.',
  'lead.unnoted': 'An admin deleted a note.',
  'lead.followed_up': 'An admin set or removed the follow-up date of a lead.',
  'lead.new': 'An admin moved leads to the state NEW.',
  'lead.answered': 'An admin moved leads to the state ANSWERED.',
  'lead.done': 'An admin moved leads to the state DONE.',
  'lead.won': 'An admin moved leads to the state WON.',
  'lead.lost': 'An admin moved leads to the state LOST.',
  'lead.spam': 'An admin moved leads to the state SPAM.',
  'entry.published': 'An admin published an entry, or a change of it.',
  'entry.scheduled': 'An admin scheduled an entry, or a change of it.',
  'entry.unpublished': 'An admin took an entry back from the public pages.',
  'entry.deleted': 'An admin deleted an entry.',
  'entry.restored': 'An admin restored a deleted entry.',
  'entry.moved': 'An admin moved an entry.',
  'entry.imported': 'An import stored an entry.',
  'entry.shared': 'An admin made a link to a draft.',
  'entry.unshared': 'An admin ended the link to a draft.',
};

export type ActivityEvent = keyof typeof activityEvents;

/** Events for alerts and audits; the names are part of the contract. */
export type SecurityEvent =
  | ActivityEvent
  | 'login.failed'
  | 'login.limited'
  | 'logout'
  | 'second_factor.failed'
  | 'access.refused';

/** The first word of an event's name. */
type Subject = ActivityEvent extends `${infer Name}.${string}` ? Name : never;

/**
 * The right that shows the events of a subject; 'own' ones are shown to their admin too. Those of entries
 * follow their kind.
 */
export const activitySubjects: Record<Exclude<Subject, 'entry'>, Right | 'own'> = {
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
