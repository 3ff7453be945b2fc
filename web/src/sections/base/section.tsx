import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  children: ReactNode;
  /** The id of its heading. */
  labelledBy?: string;
  id?: string;
  /** `rule` has a hairline above, `linen` another ground, `plain` neither. */
  tone?: 'rule' | 'linen' | 'plain';
  /** With less air, for parts that belong to the section above. */
  tight?: boolean;
  /** Not for paper. */
  screenOnly?: boolean;
  className?: string | undefined;
}

/**
 * A part of a page, on the grid of twelve columns (`section.module.css`): its children take the classes of `place` to
 * say which columns they are in; without one they take all twelve.
 */
export function Section({
  children,
  labelledBy,
  id,
  tone = 'rule',
  tight = false,
  screenOnly = false,
  className,
}: SectionProps) {
  const classes = [styles.section, styles[tone], tight && styles.tight, className].filter(Boolean).join(' ');
  // Without a heading it is no section of the document's outline.
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element
      className={classes}
      data-section
      aria-labelledby={labelledBy}
      id={id}
      data-print={screenOnly ? 'no' : undefined}
    >
      {children}
    </Element>
  );
}

/** Which columns a child of a section is in. On a phone all are below one another, bleeding ones from edge to edge. */
export const place = {
  /** All twelve columns. */
  wide: styles.wide,
  /** From edge to edge of the window. */
  full: styles.full,
  /** Columns 1 to 5, for a heading beside its text. */
  heading: styles.heading,
  /** Columns 7 to 12. */
  body: styles.body,
  /** Columns 1 to 4, and the rest. */
  aside: styles.aside,
  main: styles.main,
  /** A picture that runs off the window's left edge, up to column 6 or 7, and its text beside it. */
  bleedLeft: styles.bleedLeft,
  besideLeft: styles.besideLeft,
  /** The same to the right. */
  bleedRight: styles.bleedRight,
  besideRight: styles.besideRight,
  /** Columns 3 to 10, a text to be read. */
  text: styles.text,
};
