import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { setPasswordFields } from '../../../../../rules/form/account.ts';
import { postRequest, sendTrusted } from '../../../apollo/trusted-request.ts';
import { storeUser, type UserInfo } from '../../../lib/user-session.ts';
import { Section } from '../../../sections/base/section.tsx';
import { PageHead } from '../../../sections/seo/page-head.tsx';
import { AccountForm, FormEnd } from '../account-form.tsx';
import styles from '../page.module.css';
import { PasswordField } from '../password-field.tsx';

const heading = 'Choose a password';
const seo = { title: 'Choose a Password', description: 'Choose a new password with the link from an email.' };

const forgot = { to: '/login/forgot', label: 'Forgot password?' };

/** The texts that replace the form, each with the link below it. */
const ends = {
  saved: {
    text: 'Your password is saved, and all devices are signed out.',
    next: { to: '/login', label: 'Sign in' },
  },
  welcome: { text: 'Your password is set. Welcome!', next: { to: '/admin', label: 'Continue' } },
  dead: { text: 'This link no longer works. Request another one.', next: forgot },
};

const token = () => window.location.hash.slice(1) || 'none';

/** Returns false if the server knows that the link has ended; without an answer the form tells it. */
async function mayWork(): Promise<boolean> {
  const answer = sendTrusted<{ isPasswordLinkValid: boolean }>(postRequest, 'PasswordLink', {
    token: token(),
  });
  const { data } = await answer.catch(() => ({ data: null }));
  return data?.isPasswordLinkValid !== false;
}

/** The new session after an invitation. */
interface Answer {
  setPasswordByLink: UserInfo | null;
}

/** /login/password: sets a password by the token in the fragment of a mailed link. */
export function Component() {
  const [end, setEnd] = useState<keyof typeof ends>();
  useEffect(() => void mayWork().then((may) => may || setEnd((shown) => shown ?? 'dead')), []);

  async function onSend(input: object) {
    const { data, errors } = await sendTrusted<Answer>(postRequest, 'SetPassword', { input });
    if (errors) return errors[0];
    const user = data?.setPasswordByLink;
    if (user) storeUser(user);
    setEnd(user ? 'welcome' : 'saved');
    return undefined;
  }

  return (
    <Section tone="plain">
      <PageHead seo={seo} path="/login/password" noindex />
      <div className={styles.text}>
        <h1>{heading}</h1>
        {end ? (
          <>
            <FormEnd>{ends[end].text}</FormEnd>
            <p>
              <Link to={ends[end].next.to}>{ends[end].next.label}</Link>
            </p>
          </>
        ) : (
          <>
            <AccountForm
              name={heading}
              rules={setPasswordFields}
              submit="Save the password"
              extra={() => ({ token: token() })}
              onSend={onSend}
            >
              <PasswordField
                hint="8 to 16 characters, and not a common password."
                autoComplete="new-password"
              />
            </AccountForm>
            <p>
              <Link to={forgot.to}>{forgot.label}</Link>
            </p>
          </>
        )}
      </div>
    </Section>
  );
}
