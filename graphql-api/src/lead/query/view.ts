import type { App } from '../../platform/access/context.ts';
import { leadAnswers } from '../forms/answers.ts';
import type { Lead } from '../model/lead.entity.ts';
import type { LeadType } from '../model/lead.type.ts';
import { photoPath } from '../photos/link.ts';

/** Converts a lead to its GraphQL type. The links to the photos expire after a day. */
export function viewLead(app: App, lead: Lead): LeadType {
  return {
    ...lead,
    email: lead.email || null,
    answers: leadAnswers(lead),
    state: lead.spam ? 'spam' : lead.state,
    isUnread: !lead.readAt,
    photos: lead.photos.map((fileName) => {
      const url = photoPath(app, fileName, 1);
      return { fileName, url, thumbnail: `${url}&size=thumbnail` };
    }),
  };
}
