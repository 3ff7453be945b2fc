import { useContext, useState } from 'react';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import type { EntryVersionsQuery } from '../../generated/admin-documents.ts';
import { useEntryVersionsQuery } from '../../generated/admin-hooks.ts';
import type { EntryVersionAction } from '../../generated/types.ts';
import { SurroundingsContext, useEntry, type Values } from '../field/form.ts';
import { linesOf } from '../field/values.ts';
import { useNames } from '../session/use-names.ts';
import { timeInWords } from '../time-in-words.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import common from '../ui/common.module.css';
import { Modal } from '../ui/dialog/modal.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import Differences from './differences.tsx';
import styles from './history.module.css';

type Version = EntryVersionsQuery['entryVersions'][number];

const actions: Record<EntryVersionAction, string> = {
  SAVED: 'Saved',
  PUBLISHED: 'Published',
  SCHEDULED: 'Scheduled',
  MOVED: 'Moved',
  IMPORTED: 'Imported',
};

interface HistoryProps {
  kind: string;
  number: number;
  fields: Record<string, Descriptor>;
  /** Returns the form's values for stored fields. */
  read: (stored: Values) => Values;
  /** The message after a version was loaded into the form. */
  loaded: string;
  /** Whether visitors see the newest version. */
  isPublic: boolean;
  onClose: () => void;
}

/** The earlier versions of an entry. One of them can be loaded into the form, as an unsaved change. */
export default function History({ kind, number, isPublic, ...props }: HistoryProps) {
  const { data, error, refetch } = useEntryVersionsQuery({
    variables: { kind, number },
    fetchPolicy: 'network-only',
  });
  const versions = data?.entryVersions;
  return (
    <Modal wide heading="Earlier versions" onClose={props.onClose}>
      <ListState error={error} waiting={!data} onRetry={refetch} of="lines" />
      {versions?.length === 0 && <p className={common.quietText}>No earlier versions yet.</p>}
      <ul className={styles.history}>
        {versions?.map((version, at) => (
          <EarlierVersion
            key={version.version_id}
            isFirst={at === versions.length - 1}
            isOnSite={isPublic && at === 0}
            {...{ version, ...props }}
          />
        ))}
      </ul>
    </Modal>
  );
}

interface EarlierVersionProps extends Omit<HistoryProps, 'kind' | 'number' | 'isPublic'> {
  version: Version;
  /** Whether it is the oldest one. */
  isFirst: boolean;
  isOnSite: boolean;
}

function EarlierVersion({
  version: { at, by, action, ...stored },
  isFirst,
  isOnSite,
  fields,
  read,
  loaded,
  onClose,
}: EarlierVersionProps) {
  const { values, restore } = useEntry();
  const surroundings = useContext(SurroundingsContext);
  const earlier = read(stored.fields as Values);
  const { showToast } = useToasts();
  const [isCompared, setIsCompared] = useState(false);
  const change = `${actions[action]} ${timeInWords(at)}`;
  const nameOf = useNames();
  const label = by ? `${change} by ${nameOf(by)}` : isFirst ? 'Original version' : change;
  const name = <span className="visually-hidden">: {label}</span>;
  return (
    <li>
      <span>
        {label}
        {isOnSite && <strong className={styles.current}>On the site now</strong>}
      </span>
      <div className={common.row}>
        <Button aria-expanded={isCompared} onClick={() => setIsCompared(!isCompared)}>
          Compare{name}
        </Button>
        <Button
          onClick={() => {
            restore({ ...values, ...earlier });
            onClose();
            showToast(loaded);
          }}
        >
          Restore in the editor{name}
        </Button>
      </div>
      {isCompared && (
        <div className={styles.compared}>
          <Differences
            before={linesOf(fields, earlier, surroundings)}
            after={linesOf(fields, values, surroundings)}
            headings={['Earlier', 'In the editor']}
          />
        </div>
      )}
    </li>
  );
}
