import type { App } from '../../platform/access/context.ts';
import { leadAnswers } from '../forms/answers.ts';
import type { Lead } from '../model/lead.entity.ts';
import type { LeadType } from '../model/lead.type.ts';
import { photoPath } from '../photos/link.ts';

/** Converts a lead to its GraphQL type. The links to the photos expire after a day. */
export function viewLead(app: App, lead: Lead): LeadType {
  const { id, submissionId, replaces, formType, email, submittedAt, fields, source, photos, spam, state } =
    lead;
  return {
    id,
    submissionId,
    replaces: replaces ?? null,
    formType,
    email: email || null,
    submittedAt,
    fields,
    answers: leadAnswers(lead),
    source: source ?? null,
    state: spam ? 'spam' : state,
    isUnread: !lead.readAt,
    followUpOn: lead.followUpOn ?? null,
    photos: photos.map((fileName) => {
      const url = photoPath(app, fileName, 1);
      return { fileName, url, thumbnail: `${url}&size=thumbnail` };
    }),
  };
}
