import { forgetUser } from '../../apollo/session.ts';
import buttons from '../../design/button.module.css';
import { LogoutDocument } from '../../generated/documents.ts';
import { adminClient, forgetAdminData } from '../session/client.ts';

async function logout(): Promise<void> {
  // Without a connection the session ends on this device all the same; the server's ends by itself in time.
  await adminClient()
    .mutate({ mutation: LogoutDocument })
    .catch(() => undefined);
  await forgetAdminData();
  forgetUser();
  // With a reload nothing that was read stays in memory.
  window.location.reload();
}

/** Ends the session, here and on the server. */
export function Logout() {
  return (
    <button type="button" className={buttons.quiet} onClick={() => void logout()}>
      Logout
    </button>
  );
}
