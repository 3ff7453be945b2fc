import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import common from '../common.module.css';
import styles from './settings-section.module.css';

/** Returns the fragment of the URL that scrolls to a section. */
export const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-');

interface SettingsSectionProps {
  heading: string;
  /** One or two sentences below the heading. */
  intro?: string;
  children: ReactNode;
}

/** A section of settings, with its heading beside it on wide screens. The URL's fragment scrolls to it. */
export function SettingsSection({ heading, intro, children }: SettingsSectionProps) {
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const id = anchorOf(heading);
  useEffect(() => {
    if (hash === `#${id}`) section.current?.scrollIntoView();
  }, [hash, id]);
  return (
    <section ref={section} className={styles.section} aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {intro && <p className={common.quietText}>{intro}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
