import { Navigate } from 'react-router-dom';
import { useUser } from '../../apollo/session.ts';
import { loginPage } from '../../content/login.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { Section } from '../../sections/section.tsx';
import { LoginForm } from './login-form.tsx';

/** /login: for the people who run the site. */
export function Component() {
  const user = useUser();
  if (user?.isAdmin) return <Navigate to="/admin" replace />;
  return (
    <Section tone="plain">
      <PageHead seo={loginPage.seo} path="/login" noindex />
      <h1>{loginPage.heading}</h1>
      <LoginForm />
    </Section>
  );
}
