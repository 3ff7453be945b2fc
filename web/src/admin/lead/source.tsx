import type { LeadSourceFieldsFragment } from '../../generated/admin-documents.ts';

/** Shows where the visit began on which the form was filled in. */
export function LeadSource({ source }: { source: LeadSourceFieldsFragment | null }) {
  if (!source) return null;
  const { page, site, utm_source, utm_medium, utm_campaign, utm_term, utm_content } = source;
  const campaign = [utm_source, utm_medium, utm_campaign, utm_term, utm_content].filter(Boolean).join(' · ');
  const parts = { 'First page': page, 'Came from': site, Campaign: campaign };
  return (
    <dl>
      {Object.entries(parts).map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
