import { Navigate } from 'react-router-dom';
import { useUser } from '../../apollo/session.ts';
import { loginPage } from '../../content/copy/login.ts';
import { Section } from '../../sections/base/section.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { LoginForm } from './form.tsx';

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
