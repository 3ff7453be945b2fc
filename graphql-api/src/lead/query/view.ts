import type { Context } from '../../platform/access/context.ts';
import { leadAnswers } from '../forms/answers.ts';
import type { Lead } from '../model/lead.entity.ts';
import type { LeadType } from '../model/lead.type.ts';
import { photoPath } from '../photos/link.ts';

/** Converts a lead to its GraphQL type. The links to the photos expire after a day, or with the account. */
export function viewLead({ app, account }: Context, lead: Lead): LeadType {
  return {
    ...lead,
    email: lead.email || null,
    answers: leadAnswers(lead),
    state: lead.spam ? 'spam' : lead.state,
    isUnread: !lead.readAt,
    photos: lead.photos.map((fileName) => {
      const url = photoPath(app, fileName, 1, account?.account_id);
      return { fileName, url, thumbnail: `${url}&size=thumbnail` };
    }),
  };
}
