import { useState } from 'react';
import buttons from '../../design/button.module.css';
import { useEntry, type Values } from '../field/form.ts';
import type { Line } from '../field/values.ts';
import { failureOf } from '../session/failure.ts';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import { Differences } from './differences.tsx';
import styles from './history.module.css';

/** An earlier version of an entry. */
export interface Version {
  id: number;
  /** Its times and admins, in words. */
  label: string;
  values: Values;
}

interface HistoryProps {
  read: () => Promise<Version[]>;
  linesOf: (values: Values) => Line[];
  /** The message after a version was loaded into the form. */
  loaded: string;
}

/** The earlier versions of an entry. One of them can be loaded into the form, as an unsaved change. */
export function History({ read, linesOf, loaded }: HistoryProps) {
  const [versions, setVersions] = useState<Version[]>();
  const [failure, setFailure] = useState('');

  async function open(): Promise<void> {
    setFailure('');
    try {
      setVersions(await read());
    } catch (error) {
      setFailure(failureOf(error).message);
    }
  }

  return (
    <details className={styles.history} onToggle={({ currentTarget }) => currentTarget.open && void open()}>
      <summary>Earlier versions</summary>
      {failure && <p role="alert">{failure}</p>}
      {versions?.length === 0 && <p className={common.quietText}>No earlier versions yet.</p>}
      <ul>
        {versions?.map((version) => (
          <EarlierVersion key={version.id} {...{ version, linesOf, loaded }} />
        ))}
      </ul>
    </details>
  );
}

function EarlierVersion({ version, linesOf, loaded }: Omit<HistoryProps, 'read'> & { version: Version }) {
  const { values, restore } = useEntry();
  const { showToast } = useToasts();
  const [isCompared, setIsCompared] = useState(false);
  const name = <span className="visually-hidden">: {version.label}</span>;
  return (
    <li>
      <span>{version.label}</span>
      <div className={common.row}>
        <button
          type="button"
          className={buttons.quiet}
          aria-expanded={isCompared}
          onClick={() => setIsCompared(!isCompared)}
        >
          Compare{name}
        </button>
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => {
            restore({ ...values, ...version.values });
            showToast(loaded);
          }}
        >
          Load into the editor{name}
        </button>
      </div>
      {isCompared && (
        <div className={styles.compared}>
          <Differences
            before={linesOf(version.values)}
            after={linesOf(values)}
            headings={['Earlier', 'In the editor']}
          />
        </div>
      )}
    </li>
  );
}
