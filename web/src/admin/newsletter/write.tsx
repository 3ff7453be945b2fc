import { useDeferredValue, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import field from '../../forms/fields/field.module.css';
import { Field } from '../../forms/fields/field.tsx';
import { SendTestMailingDocument } from '../../generated/admin-documents.ts';
import { useMailingPreviewQuery, useNewsletterChoicesQuery } from '../../generated/admin-hooks.ts';
import { counted } from '../counted.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { Choice } from '../ui/filter-fields.tsx';
import { ListState } from '../ui/list-state.tsx';
import { useToasts } from '../ui/toast.tsx';
import { useChange } from '../ui/use-change.ts';
import { ChosenItems } from './items.tsx';
import styles from './page.module.css';
import { SendButtons } from './send.tsx';
import { type Newsletter, useNewsletter } from './use-newsletter.ts';

/** Writes a newsletter beside its preview, and sends it. */
export function WriteNewsletter() {
  const { letter, error, refetch, isSaved, saveCount, change, reset } = useNewsletter();
  const id = useId();
  return (
    <section className={common.section} aria-labelledby={id}>
      <h2 id={id}>New newsletter</h2>
      <ListState error={error} waiting={!letter} onRetry={refetch} of="lines" />
      {letter && (
        <div className={styles.desk}>
          <div className={styles.form}>
            <Fields letter={letter} onChange={change} />
            <p className={common.quietText}>{isSaved ? 'Draft saved' : 'Saving…'}</p>
          </div>
          <Preview letter={letter} saveCount={saveCount} onSent={reset} />
        </div>
      )}
    </section>
  );
}

interface FieldsProps {
  letter: Newsletter;
  onChange: (part: Partial<Newsletter>) => void;
}

function Fields({ letter, onChange }: FieldsProps) {
  const { data } = useNewsletterChoicesQuery();
  const [subjectId, introId] = [useId(), useId()];
  return (
    <>
      <Field id={subjectId} label="Subject">
        <input
          id={subjectId}
          className={field.control}
          maxLength={200}
          autoComplete="off"
          value={letter.subject}
          onChange={(event) => onChange({ subject: event.target.value })}
        />
      </Field>
      <Field id={introId} label="Introduction">
        <textarea
          id={introId}
          className={field.control}
          rows={6}
          maxLength={10_000}
          value={letter.intro}
          onChange={(event) => onChange({ intro: event.target.value })}
        />
      </Field>
      <ChosenItems
        items={letter.items}
        offered={data?.mailableItems ?? []}
        onChange={(items) => onChange({ items })}
      />
      {data && data.subscriberSegments.length > 0 && (
        <Choice
          label="Readers"
          all="All subscribers"
          choices={data.subscriberSegments.map(({ page, count }) => [
            page,
            `Subscribed on ${page} (${count.toLocaleString('en-CA')})`,
          ])}
          value={letter.segment}
          onChange={(segment) => onChange({ segment })}
        />
      )}
      <label className={styles.flag}>
        <input
          type="checkbox"
          checked={letter.countsClicks}
          onChange={(event) => onChange({ countsClicks: event.target.checked })}
        />
        <span>
          Count clicks
          <span className={common.quietText}>
            Links go through this site, which counts how often each is opened, but not by whom. Opens are not
            tracked.
          </span>
        </span>
      </label>
    </>
  );
}

interface PreviewProps {
  letter: Newsletter;
  /** The number of its saves. */
  saveCount: number;
  onSent: () => void;
}

function Preview({ letter, saveCount, onSent }: PreviewProps) {
  const input = useDeferredValue(letter);
  const { data, previousData, error, refetch } = useMailingPreviewQuery({
    variables: { input },
    fetchPolicy: 'network-only',
  });
  const preview = (data ?? previousData)?.mailingPreview;
  const { showToast } = useToasts();
  const run = useChange();
  const [width, setWidth] = useState<'phone' | 'desktop'>('desktop');

  async function onTest(): Promise<void> {
    const sent = await run(SendTestMailingDocument, { input: letter });
    if (sent) showToast(`Sent to ${sent.sendTestMailing}.`);
  }

  if (!preview) return <ListState error={error} waiting onRetry={refetch} of="lines" />;
  const { path, recipientCount, hasAddress } = preview;
  const missing = [
    ...(letter.subject.trim() ? [] : ['a subject']),
    ...(letter.items.length > 0 ? [] : ['at least one article or project']),
    ...(recipientCount > 0 ? [] : ['a subscriber who has confirmed']),
  ];
  return (
    <>
      <div className={styles.send}>
        <div className={styles.missing}>
          {!hasAddress && (
            <p>
              The law requires your postal address in each newsletter.{' '}
              <Link to="/admin/pages#edit=business">Enter the street address or the P.O. box</Link>
            </p>
          )}
          {missing.length > 0 && <p>Still missing: {missing.join(', ')}.</p>}
        </div>
        <SendButtons
          letter={letter}
          readers={counted(recipientCount, 'subscriber')}
          isComplete={hasAddress && missing.length === 0}
          onSent={onSent}
        >
          <Button disabled={!hasAddress || missing.length > 0} onClick={onTest}>
            Send a test to me
          </Button>
        </SendButtons>
      </div>
      <div className={styles.preview}>
        <fieldset className={styles.widths}>
          <legend className="visually-hidden">Width of the preview</legend>
          {(['desktop', 'phone'] as const).map((name) => (
            <label key={name}>
              <input type="radio" name="width" checked={width === name} onChange={() => setWidth(name)} />
              {name === 'desktop' ? 'Desktop' : 'Phone'}
            </label>
          ))}
        </fieldset>
        {/* The frame runs no scripts. It shows the stored draft, so each save has a URL. */}
        <iframe
          title="Preview of the newsletter"
          className={styles.mail}
          data-width={width}
          sandbox=""
          src={`${path}?save=${saveCount}`}
        />
      </div>
    </>
  );
}
