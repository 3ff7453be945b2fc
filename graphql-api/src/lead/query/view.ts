import type { App, Context } from '../../access/context.ts';
import { leadAnswers } from '../forms/answers.ts';
import type { Lead } from '../model/lead.entity.ts';
import type { LeadConnection, LeadType } from '../model/lead.type.ts';
import { type PhotoLinks, photoLinks } from '../photos/link.ts';
import type { LeadPage } from './service.ts';

/** Returns a page of leads for GraphQL; the URLs of the photos are valid for a day. */
export async function leadConnection({ app }: Context, page: LeadPage): Promise<LeadConnection> {
  const links = await photoLinks(app);
  const edges = page.leads.map(({ lead, cursor }) => ({ node: view(links, lead), cursor }));
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: {
      hasNextPage: page.hasNextPage,
      hasPreviousPage: page.hasPreviousPage,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: page.totalCount,
  };
}

/** Returns one lead for GraphQL. */
export async function viewLead(app: App, lead: Lead): Promise<LeadType> {
  return view(await photoLinks(app), lead);
}

function view(links: PhotoLinks, lead: Lead): LeadType {
  const { id, submissionId, replaces, formType, email, submittedAt, fields, photos, spam, state } = lead;
  return {
    id,
    submissionId,
    replaces: replaces ?? null,
    formType,
    email,
    submittedAt,
    fields,
    answers: leadAnswers(lead),
    spam,
    state: spam ? 'spam' : state,
    photos: photos.map((fileName) => ({ fileName, url: links.path(fileName, 1) })),
  };
}
