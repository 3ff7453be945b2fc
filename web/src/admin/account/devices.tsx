import type { DevicesQuery } from '../../generated/admin-documents.ts';
import { useDevicesQuery, useEndSessionMutation } from '../../generated/admin-hooks.ts';
import { Button } from '../ui/button.tsx';
import { useChange } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { SettingsSection } from '../ui/form/settings-section.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { Time } from '../ui/time.tsx';
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
  const endSession = useChange(useEndSessionMutation(), ['Devices', 'Activity']);
  return (
    <li>
      <div>
        <p>{it.device}</p>
        <p className={common.quietText}>
          Signed in <Time at={it.createdAt} />, last used <Time at={it.lastUsedAt} />
        </p>
      </div>
      {it.isCurrent ? (
        <p className={styles.current}>This device</p>
      ) : (
        <Button
          of={it.device}
          look="link"
          onClick={() => endSession({ id: it.session_id }, 'Device signed out.')}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
