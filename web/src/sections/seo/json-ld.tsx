import { useMemo } from 'react';
import type { Thing } from 'schema-dts';
import { trustedHtml } from '../../lib/trusted-types.ts';

/** Data for search engines, escaped so that no text in it can end the script. */
export function JsonLd({ data }: { data: Exclude<Thing, string> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // The same object again, or React would write the text anew at every render.
  const content = useMemo(() => ({ __html: trustedHtml(json) }), [json]);
  return <script type="application/ld+json" dangerouslySetInnerHTML={content} />;
}
