import { useMemo } from 'react';
import { trustedHtml } from '../../lib/trusted-types.ts';

interface HtmlProps {
  /** HTML that the server has sanitized. */
  html: string | null;
  className?: string | undefined;
}

/** Text with marks, lists and links; the one place where stored HTML becomes elements. */
export function Html({ html, className }: HtmlProps) {
  // The same object again, or React would write the same elements anew at every render.
  const content = useMemo(() => ({ __html: trustedHtml(html ?? '') }), [html]);
  return <div className={className} dangerouslySetInnerHTML={content} />;
}
