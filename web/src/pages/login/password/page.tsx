import { useState } from 'react';
import { Link } from 'react-router-dom';
import { setPasswordFields } from '../../../../../rules/form/account.ts';
import { loginPage, passwordPage } from '../../../content/copy/login.ts';
import { Section } from '../../../sections/base/section.tsx';
import { PageHead } from '../../../sections/seo/page-head.tsx';
import { MailedForm } from '../mailed-form.tsx';
import styles from '../page.module.css';
import { PasswordField } from '../password-field.tsx';

/** /login/password: sets a password by the token in the fragment of a mailed link. */
export function Component() {
  const [saved, setSaved] = useState(false);
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
            <MailedForm
              name={passwordPage.heading}
              operation="SetPassword"
              rules={setPasswordFields}
              submit={passwordPage.submit}
              extra={() => ({ token: window.location.hash.slice(1) || 'none' })}
              onDone={() => setSaved(true)}
            >
              <PasswordField hint={passwordPage.hint} autoComplete="new-password" />
            </MailedForm>
            <p>
              <Link to="/login/forgot">{loginPage.forgotten}</Link>
            </p>
          </>
        )}
      </div>
    </Section>
  );
}
