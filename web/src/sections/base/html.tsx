import { useMemo } from 'react';
import { trustedHtml } from '../../lib/trusted-types.ts';
import styles from './html.module.css';

interface HtmlProps {
  /** HTML sanitized by the server. */
  html: string | null;
  className?: string | undefined;
}

/** Renders stored HTML. No other component does. */
export function Html({ html, className }: HtmlProps) {
  // React sets the elements again if the object changes.
  const content = useMemo(() => ({ __html: trustedHtml(html ?? '') }), [html]);
  return <div className={`${styles.html} ${className ?? ''}`} dangerouslySetInnerHTML={content} />;
}
