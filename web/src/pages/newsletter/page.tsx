import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { periods } from '../../../../rules/periods.ts';
import type { MailedLink } from '../../../../rules/server-bundle.ts';
import buttons from '../../design/button.module.css';
import { sharedContext } from '../../lib/site.ts';
import { ArrowLink } from '../../sections/base/button-link.tsx';
import { Section } from '../../sections/base/section.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import styles from './page.module.css';

interface LinkText {
  heading: string;
  /** `{email}` stands for the reader's address. */
  text: string;
  /** The label of the button, which posts to the page's own URL. */
  button?: string;
}

/** The pages behind the links of newsletter mails, by the state of the link. */
const linkPages: Record<MailedLink['state'], LinkText> = {
  confirm: {
    heading: 'Confirm your subscription',
    text: 'Confirm that you’d like our newsletter at {email}.',
    button: 'Confirm',
  },
  subscribed: {
    heading: 'You are subscribed',
    text: 'Thank you. You can unsubscribe at any time with the link in each newsletter.',
  },
  unsubscribe: {
    heading: 'Unsubscribe from the newsletter',
    text: 'Confirm that you’d no longer like our newsletter at {email}.',
    button: 'Unsubscribe',
  },
  ended: {
    heading: 'You are unsubscribed',
    text: 'We won’t send you the newsletter any more. To subscribe again, use the form at the bottom of any page.',
  },
  unknown: {
    heading: 'This link doesn’t work',
    text: `Check that you copied the whole link from the email. A link to confirm works for ${periods.confirmation.words}. After that, subscribe again at the bottom of any page. You can also email us to unsubscribe.`,
  },
};

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
