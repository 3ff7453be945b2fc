import type { App, Context } from '../../platform/access/context.ts';
import { type Connection, connectionOf, type Page } from '../../platform/graphql/connection.ts';
import { leadAnswers } from '../forms/answers.ts';
import type { Lead } from '../model/lead.entity.ts';
import type { LeadType } from '../model/lead.type.ts';
import { type PhotoLinks, photoLinks } from '../photos/link.ts';

/** Converts a page of leads to its GraphQL type. The links to the photos expire after a day. */
export async function leadConnection({ app }: Context, page: Page<Lead>): Promise<Connection<LeadType>> {
  const links = await photoLinks(app);
  return connectionOf(page, (lead) => view(links, lead));
}

/** Converts a lead to its GraphQL type. */
export async function viewLead(app: App, lead: Lead): Promise<LeadType> {
  return view(await photoLinks(app), lead);
}

function view(links: PhotoLinks, lead: Lead): LeadType {
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
      const url = links.path(fileName, 1);
      return { fileName, url, thumbnail: `${url}&size=thumbnail` };
    }),
  };
}
