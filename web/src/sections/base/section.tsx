import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  children: ReactNode;
  /** The id of its heading. */
  labelledBy?: string;
  id?: string;
  /** `rule` has a hairline above, `linen` a darker background. */
  tone?: 'rule' | 'linen' | 'plain';
  /** Less space above, for a continuation of the previous section. */
  tight?: boolean;
  /** Hidden on paper. */
  screenOnly?: boolean;
  className?: string | undefined;
}

/**
 * A section of a page, on the grid of twelve columns (`section.module.css`). Its children choose their
 * columns by a class of `place`; the default is all twelve.
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
  // Without a heading the element must not appear in the document outline.
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

interface HeadedSectionProps extends Omit<SectionProps, 'labelledBy' | 'children'> {
  heading: string;
  /** The classes of the element around the heading. */
  at: string | undefined;
  /** Below the heading. */
  intro?: ReactNode;
  children?: ReactNode;
}

/** A section with a heading, which names it. */
export function HeadedSection({ heading, at, intro, children, ...section }: HeadedSectionProps) {
  const id = useId();
  return (
    <Section labelledBy={id} {...section}>
      <div className={at}>
        <h2 id={id}>{heading}</h2>
        {intro}
      </div>
      {children}
    </Section>
  );
}

/**
 * Classes for the columns of a section's child. On a phone the children stack, and bleeding ones span the
 * viewport.
 */
export const place = {
  /** All twelve columns. */
  wide: styles.wide,
  /** The whole viewport. */
  full: styles.full,
  /** Columns 1 to 5, for a heading beside its text. */
  heading: styles.heading,
  /** Columns 7 to 12. */
  body: styles.body,
  /** Columns 1 to 4, and the rest. */
  aside: styles.aside,
  main: styles.main,
  /** A picture that bleeds off the left edge, up to column 6 or 7, with its text beside it. */
  bleedLeft: styles.bleedLeft,
  besideLeft: styles.besideLeft,
  /** The same on the right. */
  bleedRight: styles.bleedRight,
  besideRight: styles.besideRight,
  /** Columns 3 to 10, for long texts. */
  text: styles.text,
};
