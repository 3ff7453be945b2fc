import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import type { MailedLink } from '../../../../rules/server-bundle.ts';
import { linkPages } from '../../content/copy/newsletter-link.ts';
import buttons from '../../design/button.module.css';
import { sharedContext } from '../../lib/site.ts';
import { ArrowLink } from '../../sections/base/button-link.tsx';
import { Section } from '../../sections/base/section.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import styles from './page.module.css';

/** Returns the state of the link, which the server has looked up. */
export function loader({ context }: LoaderFunctionArgs) {
  const link: MailedLink = context.get(sharedContext)?.mailedLink ?? { state: 'unknown' };
  return data(link, { status: link.state === 'unknown' ? 404 : 200 });
}

/** The pages behind mailed links, /newsletter/confirm/:id and unsubscribe/:id. They work without scripts. */
export function Component() {
  const { state, email = '' } = useLoaderData<MailedLink>();
  const { action } = useParams();
  const { heading, text, button } = linkPages[state];
  return (
    <Section tone="plain">
      {/* Without the id of the link, which is a secret. */}
      <PageHead seo={{ title: heading, description: heading }} path={`/newsletter/${action}`} noindex />
      <div className={styles.text}>
        <h1>{heading}</h1>
        <p>{text.replace('{email}', email)}</p>
        {button ? (
          <form method="post">
            <button type="submit" className={buttons.button}>
              {button}
            </button>
          </form>
        ) : (
          <ArrowLink link={{ label: 'Home page', to: '/' }} />
        )}
      </div>
    </Section>
  );
}
