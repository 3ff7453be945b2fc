import { useState } from 'react';
import { Link } from 'react-router-dom';
import { mailedEmailFields } from '../../../../../rules/form/account.ts';
import { postRequest, sendTrusted } from '../../../apollo/trusted-request.ts';
import { forgotPage } from '../../../content/copy/login.ts';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { Section } from '../../../sections/base/section.tsx';
import { PageHead } from '../../../sections/seo/page-head.tsx';
import { AccountForm } from '../account-form.tsx';
import styles from '../page.module.css';

/** /login/forgot: requests a link that sets another password. */
export function Component() {
  const [sent, setSent] = useState(false);

  async function onSend(input: object) {
    const { errors } = await sendTrusted(postRequest, 'RequestPasswordReset', { input });
    setSent(!errors);
    return errors?.[0];
  }

  return (
    <Section tone="plain">
      <PageHead seo={forgotPage.seo} path="/login/forgot" noindex />
      <div className={styles.text}>
        <h1>{forgotPage.heading}</h1>
        {sent ? (
          <output>{forgotPage.sent}</output>
        ) : (
          <>
            <p>{forgotPage.text}</p>
            <AccountForm
              name={forgotPage.heading}
              rules={mailedEmailFields}
              submit={forgotPage.submit}
              onSend={onSend}
            >
              <TextField name="email" type="email" autoComplete="username" />
            </AccountForm>
          </>
        )}
        <p>
          <Link to="/login">{forgotPage.back}</Link>
        </p>
      </div>
    </Section>
  );
}
