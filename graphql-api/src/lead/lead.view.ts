import type { Context } from '../context.ts';
import { photoLinks } from '../photo/photo.link.ts';
import type { Lead } from './lead.entity.ts';
import type { LeadPage } from './lead.read.service.ts';
import type { LeadConnection, LeadType } from './lead.type.ts';

/** A page of leads as GraphQL shows it, the photos' addresses good for a day. */
export async function leadConnection({ app }: Context, page: LeadPage): Promise<LeadConnection> {
  const links = await photoLinks(app);
  const node = ({
    id,
    submissionId,
    formType,
    email,
    submittedAt,
    fields,
    photos,
    spam,
  }: Lead): LeadType => ({
    id,
    submissionId,
    formType,
    email,
    submittedAt,
    fields,
    spam,
    photos: photos.map((fileName) => ({ fileName, url: links.path(fileName, 1) })),
  });
  const edges = page.leads.map(({ lead, cursor }) => ({ node: node(lead), cursor }));
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: { hasNextPage: page.hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
    totalCount: page.totalCount,
  };
}
