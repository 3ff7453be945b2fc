import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { applicationError } from '../../../../content/common/messages.ts';
import { ChunkError } from '../../lib/chunk.ts';
import { isConnectionError } from '../../lib/connection-error.ts';
import { listen } from '../../lib/listen.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { AdminPage } from '../ui/page-frame.tsx';
import { sectionAt } from './sections.ts';

const reload = () => window.location.reload();

/** In the frame, in place of a page that failed. Without a connection the page opens when that is back. */
export function PageError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const isOffline = isConnectionError(error instanceof ChunkError ? error.cause : error);
  useEffect(() => (isOffline ? listen(window, ['online'], reload) : undefined), [isOffline]);
  return (
    <AdminPage title={sectionAt(pathname)?.label ?? applicationError} path={pathname}>
      <div role="alert" className={common.row}>
        <p>
          {isOffline
            ? 'This page needs a connection. It opens by itself when you’re back online.'
            : `${applicationError}: ${error instanceof Error ? error.message : 'no more is known about it.'}`}
        </p>
        <Button onClick={reload}>Try again</Button>
      </div>
    </AdminPage>
  );
}
