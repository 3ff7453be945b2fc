import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import type { ImportWordPressMutation } from '../../generated/admin-documents.ts';
import { useImportsQuery } from '../../generated/admin-hooks.ts';
import { upload } from '../media/upload.ts';
import { useUpload } from '../media/upload-field.tsx';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import rules from '../ui/form/rule-form.module.css';
import { focusFirstError } from '../ui/form/rule-form.tsx';
import { SettingsSection } from '../ui/form/settings-section.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { AdminPage } from '../ui/page-frame.tsx';
import { Run } from './run.tsx';

const hint = 'Up to 256 MB. Importing a file again changes nothing.';

/** Milliseconds between two reads of the imports' states. */
const pollInterval = 1_500;

/** /admin/import: imports the articles of a WordPress site, with progress and reports. */
export function Component() {
  return (
    <AdminPage title="Import" path="/admin/import">
      <Imports />
    </AdminPage>
  );
}

function Imports() {
  const { data, error, refetch, startPolling, stopPolling } = useImportsQuery();
  const isActive = data?.imports.some(({ finishedAt }) => !finishedAt) ?? false;
  useEffect(() => {
    if (isActive) startPolling(pollInterval);
    return stopPolling;
  }, [isActive, startPolling, stopPolling]);
  return (
    <>
      <SettingsSection
        heading="WordPress"
        intro="Imports articles, categories and pictures. In WordPress, choose Tools, Export, All content. Import while the old site is online, because its pictures are downloaded from there. Its URLs will redirect to the articles."
      >
        <UploadForm onUploaded={() => void refetch()} />
      </SettingsSection>
      <SettingsSection heading="Imports">
        <ListState error={error} waiting={!data} onRetry={refetch} of="lines" />
        {data?.imports.length === 0 && <p className={common.quietText}>No imports yet.</p>}
        <ol className={common.list}>
          {data?.imports.map((run) => (
            <Run key={run.run_id} run={run} />
          ))}
        </ol>
      </SettingsSection>
    </>
  );
}

function UploadForm({ onUploaded }: { onUploaded: () => void }) {
  const [missing, setMissing] = useState('');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { share, failure, send } = useUpload(async (file, onProgress) => {
    await upload<ImportWordPressMutation>('ImportWordPress', { file }, onProgress);
    form.current?.reset();
    onUploaded();
  });
  const error = missing || failure;
  useEffect(() => {
    if (error && form.current) focusFirstError(form.current);
  }, [error]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    const isChosen = file instanceof File && file.size > 0;
    setMissing(isChosen ? '' : 'Choose the file that WordPress exported.');
    if (isChosen) void send(file);
  }

  return (
    <form ref={form} className={rules.form} noValidate onSubmit={onSubmit}>
      <Field id={id} label="WordPress export (XML)" hint={hint} error={error}>
        <input
          {...controlAttributes(id, { error, hint })}
          name="file"
          type="file"
          accept=".xml,text/xml,application/xml"
          className={common.file}
        />
      </Field>
      <div className={common.row}>
        <Button type="submit" look="main" aria-busy={share !== null} disabled={share !== null}>
          Import
        </Button>
        {share !== null && <progress className={common.progress} aria-label="Upload" value={share} max={1} />}
      </div>
    </form>
  );
}
