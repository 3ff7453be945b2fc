import { type PushSettingsFieldsFragment, SetQuietHoursDocument } from '../../generated/admin-documents.ts';
import common from '../ui/common.module.css';
import { Choice } from '../ui/filter-fields.tsx';
import { useChange } from '../ui/use-change.ts';
import styles from './notifications.module.css';

const hours = Array.from({ length: 24 }, (_, hour): [string, string] => [
  String(hour),
  `${String(hour).padStart(2, '0')}:00`,
]);
/** Initial values. */
const defaults = { from: 21, to: 7 };

/** The hours without notifications. */
export function QuietHours({ settings: { quietFrom, quietTo } }: { settings: PushSettingsFieldsFragment }) {
  const run = useChange(['PushSettings']);
  const isOn = quietFrom !== null && quietTo !== null;

  const set = (quiet: { from: number | null; to: number | null }) =>
    run(SetQuietHoursDocument, quiet, quiet.from === null ? 'Quiet hours are off.' : 'Quiet hours saved.');

  return (
    <fieldset className={styles.quiet}>
      <legend>Quiet hours</legend>
      <label className={styles.device}>
        <span>Hold notifications until quiet hours end</span>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `checked` of a native checkbox has the state.
          role="switch"
          className={styles.switch}
          checked={isOn}
          onChange={({ target }) => void set(target.checked ? defaults : { from: null, to: null })}
        />
      </label>
      {isOn && (
        <div className={common.row}>
          <Choice
            label="From"
            choices={hours}
            value={String(quietFrom)}
            onChange={(from) => void set({ from: Number(from), to: quietTo })}
          />
          <Choice
            label="Until"
            choices={hours}
            value={String(quietTo)}
            onChange={(to) => void set({ from: quietFrom, to: Number(to) })}
          />
          <p className={common.quietText}>Time in Milton</p>
        </div>
      )}
    </fieldset>
  );
}
