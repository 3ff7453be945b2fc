import { useMemo } from 'react';
import type { Thing } from 'schema-dts';
import { trustedHtml } from '../../lib/trusted-types.ts';

/** Structured data for search engines, escaped so that no text can close the script. */
export function JsonLd({ data }: { data: Exclude<Thing, string> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // React sets the text again if the object changes.
  const content = useMemo(() => ({ __html: trustedHtml(json) }), [json]);
  return <script type="application/ld+json" dangerouslySetInnerHTML={content} />;
}
