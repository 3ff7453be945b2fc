import { Link } from 'react-router-dom';
import type { MediaFieldsFragment } from '../../generated/admin-documents.ts';
import common from '../ui/common.module.css';
import { editorOf } from './kinds.tsx';
import styles from './uses.module.css';

type Use = MediaFieldsFragment['uses'][number];

/** The content that uses a picture or a video, as links to its editors. */
export function Uses({ uses }: { uses: Pick<Use, 'name' | 'entry'>[] }) {
  if (uses.length === 0) return <p className={common.quietText}>Nothing uses it.</p>;
  return (
    <ul className={styles.uses}>
      {uses.map(({ name, entry }) => (
        <li key={`${name} ${entry?.kind} ${entry?.number}`}>
          {entry ? <Link to={editorOf(entry)}>{name}</Link> : name}
        </li>
      ))}
    </ul>
  );
}
