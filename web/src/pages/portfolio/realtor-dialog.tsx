import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { cleanRealtor, type Realtor, selectionLimits } from '../../../../content/common/selection.ts';
import button from '../../design/button.module.css';
import fields from '../../forms/fields/field.module.css';
import { readValues } from '../../lib/form-values.ts';
import panel from '../presentation/share-panel.module.css';

const controls = [
  { name: 'name', label: 'Your name', type: 'text', autoComplete: 'name' },
  { name: 'brokerage', label: 'Brokerage', type: 'text', autoComplete: 'organization' },
  { name: 'phone', label: 'Phone number', type: 'tel', autoComplete: 'tel' },
] as const;

interface RealtorDialogProps {
  realtor: Realtor;
  onSave: (realtor: Realtor) => void;
  onClose: () => void;
}

/** Asks for the realtor's details, which the first page of a selection shows. */
export function RealtorDialog({ realtor, onSave, onClose }: RealtorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const details = cleanRealtor(readValues(event.currentTarget));
    // Returns the focus, to which the next dialog returns it in turn.
    dialog.current?.close();
    onSave(details);
  };
  return (
    <dialog ref={dialog} className={panel.panel} aria-labelledby={`${id}-heading`} onClose={onClose}>
      <h2 id={`${id}-heading`} className={panel.heading}>
        Your details
      </h2>
      <p>
        Your client sees them on the first page. Leave a field blank to leave it out. We keep them on this
        device only.
      </p>
      <form className={panel.form} method="dialog" onSubmit={onSubmit}>
        {controls.map(({ name, label, ...control }) => (
          <div key={name} className={fields.field}>
            <label className={fields.label} htmlFor={`${id}-${name}`}>
              {label}
            </label>
            <input
              {...control}
              id={`${id}-${name}`}
              name={name}
              className={fields.control}
              maxLength={selectionLimits[name]}
              defaultValue={realtor[name]}
            />
          </div>
        ))}
        <div className={panel.actions}>
          <button type="submit" className={button.button}>
            Continue
          </button>
          <button type="button" className={button.quiet} onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}
