import type { LeadSourceFieldsFragment } from '../../generated/admin-documents.ts';

/** Shows where the visit began on which the form was filled in. */
export function LeadSource({ source }: { source: LeadSourceFieldsFragment | null }) {
  if (!source) return null;
  const { page, site, utm_source, utm_medium, utm_campaign, utm_term, utm_content } = source;
  const campaign = [utm_source, utm_medium, utm_campaign, utm_term, utm_content].filter(Boolean).join(' · ');
  return (
    <dl>
      <Part term="First page" value={page} />
      <Part term="Came from" value={site} />
      <Part term="Campaign" value={campaign} />
    </dl>
  );
}

function Part({ term, value }: { term: string; value: string | null }) {
  if (!value) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
