import { Link, Navigate } from 'react-router-dom';
import { loginSeo } from '../../../../content/copy/unlisted.ts';
import { useUser } from '../../lib/user-session.ts';
import residential05 from '../../media/residential-05.jpg?picture';
import { place, Section } from '../../sections/base/section.tsx';
import { Picture } from '../../sections/media/picture.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { LoginForm } from './form.tsx';
import styles from './page.module.css';

/** /login: the sign-in for admins. */
export function Component() {
  const user = useUser();
  if (user?.isAdmin) return <Navigate to="/admin" replace />;
  return (
    <Section tone="plain" className={styles.page}>
      <PageHead seo={loginSeo} path="/login" noindex />
      <div className={`${place.besideRight} ${styles.text}`}>
        <h1>Sign In</h1>
        <LoginForm />
        <p>
          <Link to="/login/forgot">Forgot password?</Link>
        </p>
      </div>
      <div className={`${place.bleedRight} ${styles.picture}`}>
        <Picture picture={residential05} sizes="(width >= 60rem) 58vw, 100vw" fill className={styles.room} />
      </div>
    </Section>
  );
}
