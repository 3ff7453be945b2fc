import { type ReactNode, useId, useState } from 'react';
import { factsOf } from '../../../../rules/field/field.ts';
import { alternativeText } from '../../../../rules/form/picture.ts';
import control from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import { type SaveState, saveText, useAutosave } from '../ui/change/use-autosave.ts';
import common from '../ui/common.module.css';

interface AlternativeTextProps {
  alt: string;
  /** Completes the accessible name, where several texts are edited. */
  of?: string;
  hint?: string;
  rows?: number;
  /** Whether saving waits, because another admin has changed the picture. */
  isHeld?: boolean;
  save: (alt: string) => Promise<unknown>;
  children?: ReactNode;
}

/** The alternative text of a stored picture, saved while it is typed. */
export function AlternativeText({
  alt,
  of,
  hint,
  rows = 2,
  isHeld = false,
  save,
  children,
}: AlternativeTextProps) {
  const id = useId();
  const [text, setText] = useState(alt);
  const [saved, setSaved] = useState({ text: alt, isNew: false });
  const isUnsaved = text !== saved.text;
  const { state: saving } = useAutosave(isUnsaved && !isHeld ? text : null, async () => {
    if (!isUnsaved || isHeld) return;
    await save(text);
    setSaved({ text, isNew: true });
  });
  const state = isUnsaved ? saveWords(saving) : saved.isNew && 'Saved';
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
      {children}
      <output className={common.quietText} htmlFor={id}>
        {!isHeld && state}
      </output>
    </div>
  );
}

const saveWords = (state: SaveState) => (state === 'saving' ? 'Saving…' : saveText(state, null));
