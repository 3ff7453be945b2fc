import { useId, useState } from 'react';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import control from '../../forms/fields/field.module.css';
import { Field } from '../../forms/fields/field.tsx';
import {
  useDraftLinkQuery,
  useEndDraftLinkMutation,
  useShareEntryDraftMutation,
} from '../../generated/admin-hooks.ts';
import { placedError } from '../field/place.ts';
import { applyChange } from '../session/client.ts';
import { failureOf } from '../session/failure.ts';
import { useNames } from '../session/use-names.ts';
import { sentence, timeInWords } from '../time-in-words.ts';
import { Button } from '../ui/button.tsx';
import { useSend } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { copyText } from '../ui/copy.ts';
import modal from '../ui/dialog/modal.module.css';
import { Modal } from '../ui/dialog/modal.tsx';

interface ShareDraftProps {
  kind: string;
  number: number;
  fields: Record<string, Descriptor>;
  onClose: () => void;
}

/** The link to a draft: makes it, copies it and ends it. */
export function ShareDraft({ fields, onClose, ...variables }: ShareDraftProps) {
  const { data, error, refetch } = useDraftLinkQuery({ variables, fetchPolicy: 'network-only' });
  const shareDraft = useSend(useShareEntryDraftMutation());
  const endLink = useSend(useEndDraftLinkMutation());
  const [made, setMade] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const id = useId();
  const link = data?.draftLink;
  const url = link && made;
  const isWaiting = !data && !error;

  async function share(): Promise<void> {
    const { shareEntryDraft } = await shareDraft(variables);
    setMade(shareEntryDraft.url);
    await refetch();
  }

  async function end(): Promise<void> {
    await endLink(variables);
    await refetch();
  }

  const nameOf = useNames();

  async function change(run: () => Promise<unknown>, done: string): Promise<void> {
    const failure = await applyChange(run);
    if (!failure) return setStatus(done);
    const errors = Object.entries(failure.fields).map(([path, text]) => placedError(fields, path, text));
    setStatus(errors.join(' ') || failure.message);
  }

  return (
    <Modal heading="Share the draft" onClose={onClose}>
      <p>
        {link
          ? sentence(
              `A link by ${link.createdBy ? nameOf(link.createdBy) : 'another admin'} shows this draft until ${timeInWords(link.expiresAt)}`,
            )
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
      {error && <Button onClick={refetch}>{failureOf(error).message} Try again</Button>}
      <div className={`${common.row} ${modal.answers}`}>
        {link && <Button onClick={() => change(end, 'The link has ended.')}>End the link</Button>}
        {url ? (
          <Button look="main" onClick={async () => setStatus((await copyText(url, 'Link')).text)}>
            Copy
          </Button>
        ) : (
          <Button look="main" disabled={isWaiting} onClick={() => change(share, 'The link is ready.')}>
            {link ? 'Make a new link' : 'Make a link'}
          </Button>
        )}
      </div>
    </Modal>
  );
}
