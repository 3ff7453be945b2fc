import { useId, useState } from 'react';
import { factsOf } from '../../../../rules/field/field.ts';
import { alternativeText } from '../../../../rules/form/picture.ts';
import control from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import { failureOf } from '../session/failure.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import { saveText, useAutosave } from '../ui/change/use-autosave.ts';
import common from '../ui/common.module.css';
import styles from './library.module.css';
import { PictureConflict } from './picture-conflict.tsx';
import { SUGGESTED } from './tile.tsx';
import type { PictureChanges } from './use-picture-changes.ts';

interface AlternativeTextProps {
  alt: string;
  /** Whether nobody has checked it. */
  isSuggested?: boolean;
  /** Completes the accessible name, where several texts are edited. */
  of?: string;
  hint?: string;
  rows?: number;
  changes: PictureChanges;
}

/** The alternative text of a stored picture, saved while it is typed. */
export function AlternativeText({
  alt,
  isSuggested = false,
  of,
  hint,
  rows = 2,
  changes,
}: AlternativeTextProps) {
  const id = useId();
  const { showToast } = useToasts();
  const isHeld = changes.conflict !== null;
  const [text, setText] = useState(alt);
  const [saved, setSaved] = useState({ text: alt, isNew: false });
  const isUnsaved = text !== saved.text;
  const { state: saving } = useAutosave(isUnsaved && !isHeld ? text : null, async () => {
    if (!isUnsaved || isHeld) return;
    await changes.describe(text);
    setSaved({ text, isNew: true });
  });
  async function confirm(): Promise<void> {
    try {
      await changes.describe(text);
      setSaved({ text, isNew: true });
    } catch (error) {
      showToast(failureOf(error).message, 'failure');
    }
  }

  const state = isUnsaved ? saveText(saving, null, 'Saving…') : saved.isNew && 'Saved';
  return (
    <div>
      <Field id={id} label={of ? `Alternative text of ${of}` : 'Alternative text'} hint={hint}>
        <textarea
          {...controlAttributes(id, { hint })}
          className={control.control}
          rows={rows}
          maxLength={factsOf(alternativeText).maxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <PictureConflict {...changes} />
      <output className={common.quietText} htmlFor={id}>
        {!isHeld && state}
      </output>
      {isSuggested && (
        <div className={common.row}>
          <p className={styles.check}>{SUGGESTED}.</p>
          <Button onClick={confirm}>It’s right</Button>
        </div>
      )}
    </div>
  );
}
