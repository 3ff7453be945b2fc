import { useState } from 'react';
import { Link } from 'react-router-dom';
import { mailedEmailFields } from '../../../../../rules/form/account.ts';
import { periods } from '../../../../../rules/periods.ts';
import { postRequest, sendTrusted } from '../../../apollo/trusted-request.ts';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { Section } from '../../../sections/base/section.tsx';
import { PageHead } from '../../../sections/seo/page-head.tsx';
import { AccountForm, FormEnd } from '../account-form.tsx';
import styles from '../page.module.css';

const heading = 'Forgot password?';
const seo = { title: 'Forgot Password', description: 'Get a link by email to set a new password.' };

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
      <PageHead seo={seo} path="/login/forgot" noindex />
      <div className={styles.text}>
        <h1>{heading}</h1>
        {sent ? (
          <FormEnd>{`If this email address has an account, a link is on its way. It works for ${periods.reset.words}.`}</FormEnd>
        ) : (
          <>
            <p>
              {`Enter your email address. We’ll email you a link to set a new password. It works for ${periods.reset.words}.`}
            </p>
            <AccountForm name={heading} rules={mailedEmailFields} submit="Send the link" onSend={onSend}>
              <TextField name="email" type="email" autoComplete="username" />
            </AccountForm>
          </>
        )}
        <p>
          <Link to="/login">Back to the sign-in</Link>
        </p>
      </div>
    </Section>
  );
}
