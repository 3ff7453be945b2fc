import { useId, useState } from 'react';
import buttons from '../../design/button.module.css';
import control from '../../forms/fields/field.module.css';
import { Field } from '../../forms/fields/field.tsx';
import {
  useDraftLinkQuery,
  useEndDraftLinkMutation,
  useShareEntryDraftMutation,
} from '../../generated/admin-hooks.ts';
import { failureOf } from '../session/failure.ts';
import { sentence, timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import modal from '../ui/modal.module.css';
import { Modal } from '../ui/modal.tsx';

interface ShareDraftProps {
  kind: string;
  number: number;
  onClose: () => void;
}

/** The link to a draft: makes it, copies it and ends it. */
export function ShareDraft({ onClose, ...variables }: ShareDraftProps) {
  const { data, error, refetch } = useDraftLinkQuery({ variables, fetchPolicy: 'network-only' });
  const options = { refetchQueries: ['DraftLink'], awaitRefetchQueries: true };
  const [share, { data: made }] = useShareEntryDraftMutation(options);
  const [end] = useEndDraftLinkMutation(options);
  const [status, setStatus] = useState('');
  const id = useId();
  const link = data?.draftLink;
  const url = link && made?.shareEntryDraft.url;
  const isWaiting = !data && !error;

  async function change(run: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await run();
      setStatus(done);
    } catch (failed) {
      const { message, fields } = failureOf(failed);
      setStatus(Object.values(fields).join(' ') || message);
    }
  }

  return (
    <Modal heading="Share the draft" onEscape={onClose}>
      <p>
        {link
          ? sentence(`A link by ${link.createdBy} shows this draft until ${timeInWords(link.expiresAt)}`)
          : 'Anyone with the link sees this draft as it would be published. No account is needed, search engines don’t list it, and it works for seven days.'}
      </p>
      {url ? (
        <Field id={id} label="Link">
          <input
            id={id}
            className={control.control}
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
        </Field>
      ) : (
        link && (
          <p className={common.quietText}>
            Only the person who made it has seen its address. A new link ends this one.
          </p>
        )
      )}
      <output className={common.quietText}>{status}</output>
      {error && (
        <button type="button" className={buttons.quiet} onClick={() => void refetch()}>
          {failureOf(error).message} Try again
        </button>
      )}
      <div className={`${common.row} ${modal.answers}`}>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          Close
        </button>
        {link && (
          <button
            type="button"
            className={buttons.quiet}
            onClick={() => void change(() => end({ variables }), 'The link has ended.')}
          >
            End the link
          </button>
        )}
        {url ? (
          <button
            type="button"
            className={buttons.button}
            onClick={() => void change(() => navigator.clipboard.writeText(url), 'Link copied.')}
          >
            Copy
          </button>
        ) : (
          <button
            type="button"
            className={buttons.button}
            disabled={isWaiting}
            onClick={() => void change(() => share({ variables }), 'The link is ready.')}
          >
            {link ? 'Make a new link' : 'Make a link'}
          </button>
        )}
      </div>
    </Modal>
  );
}
