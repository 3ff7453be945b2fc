import { useLocation } from 'react-router-dom';
import { thankYouPage } from '../../content/copy/thank-you.ts';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { useContent } from '../../lib/use-content.ts';
import { ArrowLink } from '../../sections/base/button-link.tsx';
import { Section } from '../../sections/base/section.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import styles from './page.module.css';

/** /thank-you: follows every form but the newsletter's. */
export function Component() {
  const { seo, heading, text, next, links } = useContent('/thank-you', thankYouPage);
  const success = useSuccess();
  return (
    <Section tone="plain">
      <PageHead seo={seo} path="/thank-you" noindex />
      {success && <output className={styles.success}>{success}</output>}
      <h1>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <h2 className={styles.heading}>{next.heading}</h2>
      <ol className={styles.steps}>
        {next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
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
