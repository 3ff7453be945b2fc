import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { ArrowLink } from '../../sections/base/button-link.tsx';
import { Section } from '../../sections/base/section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './thanks.module.css';

/** The answer to every form; to the newsletter's only without scripts. */
export function Component({ block: { heading, text, next, links } }: BlockProps<'thanks'>) {
  const success = useSuccess();
  return (
    <Section tone="plain">
      {success && <output className={styles.success}>{success}</output>}
      <h1>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <h2 className={styles.heading}>{next.heading}</h2>
      <ol className={styles.steps}>
        {next.steps.map((step, index) => (
          <li key={`${index} ${step}`}>{step}</li>
        ))}
      </ol>
      {/* With scripts the newsletter's form says so itself. */}
      <noscript>
        <p className={styles.text}>{next.signUp}</p>
      </noscript>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.to}>
            <ArrowLink link={link} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * Returns the success message of the form. The browser restores it after a reload, but the server's page
 * lacks it.
 */
function useSuccess(): string | undefined {
  const { state } = useLocation() as { state: { success?: unknown } | null };
  const hydrated = useHydrated();
  return hydrated && typeof state?.success === 'string' ? state.success : undefined;
}
