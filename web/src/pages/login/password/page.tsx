import { useState } from 'react';
import { Link } from 'react-router-dom';
import { setPasswordFields } from '../../../../../rules/form/account.ts';
import { postRequest, sendTrusted } from '../../../apollo/trusted-request.ts';
import { loginPage, passwordPage } from '../../../content/copy/login.ts';
import { Section } from '../../../sections/base/section.tsx';
import { PageHead } from '../../../sections/seo/page-head.tsx';
import { AccountForm } from '../account-form.tsx';
import styles from '../page.module.css';
import { PasswordField } from '../password-field.tsx';

/** /login/password: sets a password by the token in the fragment of a mailed link. */
export function Component() {
  const [saved, setSaved] = useState(false);

  async function onSend(input: object) {
    const { errors } = await sendTrusted(postRequest, 'SetPassword', { input });
    setSaved(!errors);
    return errors?.[0];
  }

  return (
    <Section tone="plain">
      <PageHead seo={passwordPage.seo} path="/login/password" noindex />
      <div className={styles.text}>
        <h1>{passwordPage.heading}</h1>
        {saved ? (
          <>
            <output>{passwordPage.saved}</output>
            <p>
              <Link to="/login">{passwordPage.signIn}</Link>
            </p>
          </>
        ) : (
          <>
            <AccountForm
              name={passwordPage.heading}
              rules={setPasswordFields}
              submit={passwordPage.submit}
              extra={() => ({ token: window.location.hash.slice(1) || 'none' })}
              onSend={onSend}
            >
              <PasswordField hint={passwordPage.hint} autoComplete="new-password" />
            </AccountForm>
            <p>
              <Link to="/login/forgot">{loginPage.forgotten}</Link>
            </p>
          </>
        )}
      </div>
    </Section>
  );
}
