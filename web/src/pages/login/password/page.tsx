import { useState } from 'react';
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

const endTexts = {
  saved: 'Your password is saved, and all devices are signed out.',
  welcome: 'Your password is set. Welcome!',
};

/** The new session after an invitation. */
interface Answer {
  setPasswordByLink: UserInfo | null;
}

/** /login/password: sets a password by the token in the fragment of a mailed link. */
export function Component() {
  const [end, setEnd] = useState<'saved' | 'welcome'>();

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
            <FormEnd>{endTexts[end]}</FormEnd>
            <p>{end === 'welcome' ? <Link to="/admin">Continue</Link> : <Link to="/login">Sign in</Link>}</p>
          </>
        ) : (
          <>
            <AccountForm
              name={heading}
              rules={setPasswordFields}
              submit="Save the password"
              extra={() => ({ token: window.location.hash.slice(1) || 'none' })}
              onSend={onSend}
            >
              <PasswordField
                hint="8 to 16 characters, and not a common password."
                autoComplete="new-password"
              />
            </AccountForm>
            <p>
              <Link to="/login/forgot">Forgot password?</Link>
            </p>
          </>
        )}
      </div>
    </Section>
  );
}
