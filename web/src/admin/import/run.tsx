import type { ImportRunFieldsFragment } from '../../generated/admin-documents.ts';
import { useCancelImportMutation } from '../../generated/admin-hooks.ts';
import { counted } from '../counted.ts';
import { useNames } from '../session/use-names.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import { useSend } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { Time } from '../ui/time.tsx';
import { useDownload } from '../ui/use-download.ts';

/** An import: its progress, or its result with the parts that it left out. */
export function Run({ run }: { run: ImportRunFieldsFragment }) {
  const { startedAt, startedBy, finishedAt } = run;
  const nameOf = useNames();
  return (
    <li>
      <div>
        {finishedAt ? <p>{resultOf(run)}</p> : <Progress run={run} />}
        <p className={common.quietText}>
          <Time at={startedAt} />, by {nameOf(startedBy)}
        </p>
        {run.leftOutCount > 0 && <Report run={run} />}
      </div>
    </li>
  );
}

function resultOf({ state, reason, imported, unchanged, pictures }: ImportRunFieldsFragment): string {
  const result = [
    `${counted(imported, 'article')} imported`,
    unchanged > 0 && `${counted(unchanged, 'article')} imported before`,
    pictures > 0 && counted(pictures, 'picture'),
  ]
    .filter(Boolean)
    .join(', ');
  if (state === 'FAILED') return `Failed: ${reason} Until then: ${result}.`;
  return state === 'CANCELLED' ? `Cancelled. Until then: ${result}.` : result;
}

function Progress({ run: { run_id: id, state, posts, done, pictures } }: { run: ImportRunFieldsFragment }) {
  const cancel = useSend(useCancelImportMutation());
  const { showToast } = useToasts();
  const text = `Importing… ${done} of ${counted(posts, 'article')}, ${counted(pictures, 'picture')}`;
  return (
    <div className={common.row}>
      <output>{state === 'WAITING' ? 'Importing…' : text}</output>
      <progress
        className={common.progress}
        aria-label="Import"
        value={posts > 0 ? done : undefined}
        max={Math.max(posts, 1)}
      />
      <Button
        onClick={() =>
          cancel({ id }).catch(() => showToast('The import could not be cancelled. Try again.', 'failure'))
        }
      >
        Cancel import
      </Button>
    </div>
  );
}

function Report({ run: { run_id, leftOut, leftOutCount } }: { run: ImportRunFieldsFragment }) {
  const download = useDownload('The report could not be downloaded. Try again.');
  return (
    <details>
      <summary>{counted(leftOutCount, 'part')} left out</summary>
      <ul>
        {leftOut.map((line, index) => (
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </ul>
      {leftOut.length < leftOutCount && (
        <Button onClick={() => download(`/api/imports/${run_id}/report.txt`)}>
          Download the full report
        </Button>
      )}
    </details>
  );
}
