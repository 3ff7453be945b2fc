import { type ReactNode, useState } from 'react';
import { notificationParts } from '../../../../rules/wire/lead-notification.ts';
import type { PushSettingsFieldsFragment } from '../../generated/admin-documents.ts';
import {
  usePushSettingsQuery,
  useSetPushEnabledMutation,
  useSubscribePushMutation,
} from '../../generated/admin-hooks.ts';
import { dayOf } from '../business-time.ts';
import { applyChange } from '../session/client.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import { useChange, useSend } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { SettingsSection } from '../ui/form/settings-section.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import styles from './notifications.module.css';
import { subscribeBrowser, supportsPush } from './subscription.ts';

/** The devices that show a notification for each new lead. */
export function Notifications() {
  const { data, error, refetch } = usePushSettingsQuery();
  const settings = data?.pushSettings;
  return (
    <SettingsSection
      heading="Notifications"
      intro={`A notification for each new lead, with ${notificationParts}.`}
    >
      <ListState error={error} waiting={!data} onRetry={refetch} of="lines" />
      {settings && (
        <>
          <ul className={styles.devices}>
            {settings.devices.map((device) => (
              <li key={device.push_id}>
                <Device device={device} />
              </li>
            ))}
          </ul>
          {!settings.devices.some(({ isCurrent }) => isCurrent) && <ThisDevice settings={settings} />}
        </>
      )}
    </SettingsSection>
  );
}

function Device({ device: it }: { device: PushSettingsFieldsFragment['devices'][number] }) {
  const { push_id, device, enabled, isCurrent, createdAt, unreachableSince } = it;
  const setEnabled = useChange(useSetPushEnabledMutation(), ['PushSettings']);

  const change = (isEnabled: boolean) =>
    setEnabled(
      { push_id, enabled: isEnabled },
      isEnabled ? 'Notifications are on.' : 'Notifications are off.',
    );

  return (
    <Switch isOn={enabled} onChange={change}>
      {device}
      {isCurrent && ' (this device)'}
      <span className={common.quietText}> since {dayOf(createdAt)}</span>
      {unreachableSince && (
        <span>
          {' '}
          Turned off: its browser’s push service hasn’t answered since {dayOf(unreachableSince)}. Turn it on
          to try again.
        </span>
      )}
    </Switch>
  );
}

/** Turns notifications on in this browser. */
function ThisDevice({ settings: { publicKey } }: { settings: PushSettingsFieldsFragment }) {
  const [failure, setFailure] = useState('');
  const subscribe = useSend(useSubscribePushMutation(), ['PushSettings']);
  const { showToast } = useToasts();
  if (!supportsPush())
    return (
      <p>
        This browser can’t show notifications. On an iPhone or iPad, add the site to the home screen and open
        it from there.
      </p>
    );

  async function turnOn(): Promise<void> {
    setFailure('');
    const rejected = await applyChange(async () => subscribe({ input: await subscribeBrowser(publicKey) }));
    setFailure(rejected?.message ?? '');
    if (!rejected) showToast('Notifications are on.');
  }

  return (
    <>
      <div className={common.row}>
        <Button onClick={turnOn}>Turn on for this device</Button>
      </div>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => unknown;
  /** The label. */
  children: ReactNode;
}

function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <label className={styles.device}>
      <span>{children}</span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `checked` of a native checkbox has the state.
        role="switch"
        className={styles.switch}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
