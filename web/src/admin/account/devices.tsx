import type { DevicesQuery } from '../../generated/admin-documents.ts';
import { useDevicesQuery, useEndSessionMutation } from '../../generated/admin-hooks.ts';
import { failureOf } from '../session/failure.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { ListState } from '../ui/list-state.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { useToasts } from '../ui/toast.tsx';
import styles from './page.module.css';

/** The devices that are signed in, each with a button that ends its session. */
export function Devices() {
  const { data, error, refetch } = useDevicesQuery();
  return (
    <SettingsSection heading="Signed-in devices" intro="Sign out a device that you no longer use.">
      <ListState error={error} waiting={!data} onRetry={refetch} of="lines" />
      <ul className={common.list}>
        {data?.devices.map((device) => (
          <Device key={device.session_id} device={device} />
        ))}
      </ul>
    </SettingsSection>
  );
}

function Device({ device: it }: { device: DevicesQuery['devices'][number] }) {
  const [end] = useEndSessionMutation({ refetchQueries: ['Devices', 'Activity'] });
  const { showToast } = useToasts();

  async function signOut(): Promise<void> {
    try {
      await end({ variables: { id: it.session_id } });
      showToast('Device signed out.');
    } catch (error) {
      showToast(failureOf(error).message, 'failure');
    }
  }

  return (
    <li>
      <div>
        <p>{it.device}</p>
        <p className={common.quietText}>
          Signed in <time dateTime={it.createdAt}>{timeInWords(it.createdAt)}</time>, last used{' '}
          <time dateTime={it.lastUsedAt}>{timeInWords(it.lastUsedAt)}</time>
        </p>
      </div>
      {it.isCurrent ? (
        <p className={styles.current}>This device</p>
      ) : (
        <button type="button" className={common.link} onClick={() => void signOut()}>
          Sign out<span className="visually-hidden"> {it.device}</span>
        </button>
      )}
    </li>
  );
}
