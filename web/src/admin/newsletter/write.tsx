import { useDeferredValue, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { type Descriptor, describeFields } from '../../../../rules/field/descriptor.ts';
import { mailingFields } from '../../../../rules/form/mailing.ts';
import {
  useMailingDraftQuery,
  useMailingPreviewQuery,
  useNewsletterChoicesQuery,
  useSendTestMailingMutation,
} from '../../generated/admin-hooks.ts';
import { counted } from '../counted.ts';
import { useShownContent } from '../entry/shown-content.ts';
import { EntryFields } from '../field/fields.tsx';
import { EntryFormContext, SurroundingsContext } from '../field/form.ts';
import { TokenPicker } from '../field/text/tokens.tsx';
import { useMay } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import { useChange } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { Choice } from '../ui/list/filter-fields.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { ChosenItems } from './items.tsx';
import styles from './page.module.css';
import { SendButtons } from './send.tsx';
import { type Newsletter, newsletterOf, useNewsletter } from './use-newsletter.ts';

const { subject, intro, countsClicks } = describeFields(mailingFields) as Record<
  keyof typeof mailingFields,
  Descriptor
>;
const noValues = {};

/** Writes a newsletter beside its preview, and sends it. */
export function WriteNewsletter() {
  const { data, error, refetch } = useMailingDraftQuery({ fetchPolicy: 'network-only' });
  const [sent, setSent] = useState(0);
  const id = useId();
  const draft = sent === 0 ? data?.mailingDraft : null;
  return (
    <section className={common.section} aria-labelledby={id}>
      <h2 id={id}>New newsletter</h2>
      <ListState error={error} waiting={!data} onRetry={refetch} of="lines" />
      {data && <Desk key={sent} stored={newsletterOf(draft ?? null)} onSent={() => setSent(sent + 1)} />}
    </section>
  );
}

interface DeskProps {
  stored: Newsletter;
  onSent: () => void;
}

function Desk({ stored, onSent }: DeskProps) {
  const { form, letter, saveText, saveCount, save } = useNewsletter(stored);
  const { data } = useNewsletterChoicesQuery();
  const { tokens } = useShownContent(null, noValues);
  const surroundings = useMemo(() => ({ tokens, relations: {} }), [tokens]);

  function begin(): void {
    // The sent newsletter must not become a draft again when its form goes.
    flushSync(() => form.markSaved(form.values));
    onSent();
  }

  return (
    <div className={styles.desk}>
      <EntryFormContext value={form}>
        <SurroundingsContext value={surroundings}>
          <div className={styles.form}>
            <EntryFields fields={{ subject, intro }} />
            <TokenPicker />
            <ChosenItems
              items={letter.items}
              offered={data?.mailableItems ?? []}
              onChange={(items) => form.change('items', items)}
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
                onChange={(segment) => form.change('segment', segment)}
              />
            )}
            <EntryFields fields={{ countsClicks }} />
            <output className={common.quietText}>{saveText}</output>
          </div>
        </SurroundingsContext>
      </EntryFormContext>
      <Preview letter={letter} saveCount={saveCount} onSave={save} onSent={begin} />
    </div>
  );
}

interface PreviewProps {
  letter: Newsletter;
  /** The number of its saves. */
  saveCount: number;
  onSave: () => Promise<unknown>;
  onSent: () => void;
}

function Preview({ letter, saveCount, onSave, onSent }: PreviewProps) {
  const input = useDeferredValue(letter);
  const { data, previousData, error, refetch } = useMailingPreviewQuery({
    variables: { input },
    fetchPolicy: 'network-only',
  });
  const preview = (data ?? previousData)?.mailingPreview;
  const may = useMay();
  const { showToast } = useToasts();
  const sendTest = useChange(useSendTestMailingMutation());
  const [width, setWidth] = useState<'phone' | 'desktop'>('desktop');

  async function onTest(): Promise<void> {
    const sent = await sendTest({ input: letter });
    if (sent) showToast(`Sent to ${sent.sendTestMailing}.`);
  }

  if (!preview) return <ListState error={error} waiting onRetry={refetch} of="lines" />;
  const { path, recipientCount, hasAddress } = preview;
  const missingParts = [
    ...(letter.subject.trim() ? [] : ['a subject']),
    ...(letter.items.length > 0 ? [] : ['at least one article or project']),
  ];
  const missing = [...missingParts, ...(recipientCount > 0 ? [] : ['a subscriber who has confirmed'])];
  return (
    <>
      <div className={styles.send}>
        <div className={styles.missing}>
          {!hasAddress && (
            <p>
              The law requires your postal address in each newsletter.{' '}
              {may('business') ? (
                <Link to="/admin/pages#edit=business">Enter the street address or the P.O. box</Link>
              ) : (
                'Ask the owner to enter the street address or the P.O. box.'
              )}
            </p>
          )}
          {missing.length > 0 && <p>Still missing: {missing.join(', ')}.</p>}
        </div>
        <SendButtons
          letter={letter}
          readers={counted(recipientCount, 'subscriber')}
          isComplete={hasAddress && missing.length === 0}
          onSave={onSave}
          onSent={onSent}
        >
          <Button disabled={!hasAddress || missingParts.length > 0} onClick={onTest}>
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
