import { useLocation } from 'react-router-dom';
import { thankYouPage } from '../content/thank-you.ts';
import { ArrowLink } from '../sections/button-link.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { Section } from '../sections/section.tsx';
import { useHydrated } from '../sections/use-hydrated.ts';
import styles from './thank-you.module.css';

/** /thank-you: where every form but the newsletter's ends. */
export function Component() {
  const { seo, heading, text, links } = thankYouPage;
  const success = useSuccess();
  return (
    <Section tone="plain">
      <PageHead seo={seo} path="/thank-you" noindex />
      {success && <output className={styles.success}>{success}</output>}
      <h1>{heading}</h1>
      <p className={styles.text}>{text}</p>
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

/** What the form that led here says. The browser keeps it through a reload, of which the server's page knows nothing. */
function useSuccess(): string | undefined {
  const { state } = useLocation() as { state: { success?: unknown } | null };
  const hydrated = useHydrated();
  return hydrated && typeof state?.success === 'string' ? state.success : undefined;
}
