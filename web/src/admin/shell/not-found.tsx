import { Link, useLocation } from 'react-router-dom';
import common from '../ui/common.module.css';
import { AdminPage } from '../ui/page-frame.tsx';
import { Frame } from './frame.tsx';

/** The page for unknown paths of the admin area. */
export function FramedNotFound() {
  const { pathname } = useLocation();
  return (
    <Frame>
      <AdminPage title="Page not found" path={pathname}>
        <p>
          The admin area has no page at this address.{' '}
          <Link className={common.link} to="/admin">
            Go to Today
          </Link>
        </p>
      </AdminPage>
    </Frame>
  );
}
