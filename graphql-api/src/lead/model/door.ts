import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sender } from '../../mail/layout.ts';
import type { ComposedMail } from '../../mail/message.ts';
import { Door } from '../../platform/core/door.ts';
import type { Lead } from './lead.entity.ts';

/** A lead that is no spam. */
export type FulfilledLead = Pick<Lead, 'id' | 'formType' | 'email' | 'submittedAt' | 'fields'>;

/** The acts of another feature on leads. */
export interface LeadPart {
  /** Runs in the transaction that stores a lead, or accepts one that looked like spam. */
  stored?(em: EntityManager, lead: FulfilledLead): Promise<void>;
  /** Runs in the transaction that stores a mail of a client, with the id of the lead that lists show. */
  answered?(em: EntityManager, lead_id: string): Promise<void>;
  /** Composes the acknowledgement of a lead, null if there is none; undefined for the usual one. */
  acknowledge?(em: EntityManager, lead: Lead, sender: Sender): Promise<ComposedMail | null> | undefined;
  /** Returns a sentence at the end of the mail to the business. */
  remark?(lead: Lead): string | undefined;
}

export const leadParts = new Door<LeadPart>();

/** The data of persons that another feature stores, by email address. */
export interface PersonalDataPart {
  count(em: EntityManager, email: string): Promise<number>;
  /** Deletes it in the transaction of `em`, and returns the number that `count` returned. */
  forget(em: EntityManager, email: string): Promise<number>;
  /** Returns every email address, with the time at which the person gave it. */
  emails(em: EntityManager): Promise<{ email: string; consentedAt: Date }[]>;
}

export const personalData = new Door<PersonalDataPart>();
