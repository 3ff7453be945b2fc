import { type SubmitEvent, useState } from 'react';
import buttons from '../../design/button.module.css';
import { check } from '../../forms/core/check.ts';
import { portfolioFactsInputRules, portfolioItemInputRules } from '../../generated/rules.ts';
import type { PortfolioGroupName, PortfolioItemInput } from '../../generated/types.ts';
import { focusFirst } from '../../lib/form-values.ts';
import styles from '../editor/form.module.css';
import { EntryFormContext, useEntryForm } from '../editor/form.ts';
import { TextControl } from '../editor/text-control.tsx';
import common from '../ui/common.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { Toast, type ToastMessage, useToasts } from '../ui/toast.tsx';
import type { PortfolioItem } from './entry.tsx';
import { type Kind, kinds, PortfolioFiles } from './files.tsx';
import page from './page.module.css';
import { usePortfolioSaving } from './use-saving.ts';

const rules = { ...portfolioItemInputRules, ...portfolioFactsInputRules };

interface PortfolioDialogProps {
  group: PortfolioGroupName;
  /** The item to edit; null to add one. */
  item: PortfolioItem | null;
  /** Receives the id of an added item. */
  onClose: (added?: number) => void;
}

/** Adds an item with its files, or edits an item's description. */
export function PortfolioDialog({ group, item, onClose }: PortfolioDialogProps) {
  const before = item && 'before' in item ? item.before : null;
  const start = {
    title: item?.title ?? '',
    alt: item?.picture.alt ?? '',
    beforeAlt: before?.alt ?? '',
    town: item?.town ?? '',
    rooms: String(item?.rooms ?? ''),
    days: String(item?.days ?? ''),
    package: item?.package ?? '',
  };
  const form = useEntryForm(start, rules);
  const [kind, setKind] = useState<Kind>('picture');
  const [files, setFiles] = useState<Record<string, File>>({});
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const { share, save } = usePortfolioSaving(group, item);
  const { showToast } = useToasts();
  const isPair = item ? before !== null : kind === 'pair';

  function findErrors(): Record<string, string> {
    const checked = check(rules, form.values);
    const errors = checked.ok ? {} : { ...checked.errors };
    if (isPair && !form.values['beforeAlt']?.trim())
      errors['beforeAlt'] = `${portfolioItemInputRules.beforeAlt.label} is required.`;
    if (item) return errors;
    for (const { name, label } of kinds[kind].files) {
      if (!files[name]) errors[name] = `${label} is required.`;
    }
    return errors;
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (share !== null) return;
    const errors = findErrors();
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) return focusFirst(element, Object.keys(errors));
    const { title = '', alt = '', beforeAlt = '' } = form.values;
    const input: PortfolioItemInput = { title, alt, ...(isPair && { beforeAlt }) };
    const facts = check(portfolioFactsInputRules, form.values);
    const { failure, added } = await save(kind, files, { input, facts: facts.ok ? facts.input : {} });
    if (!failure) {
      showToast(item ? 'Saved.' : 'Added.');
      return onClose(added);
    }
    form.setErrors(failure.fields);
    setMessage({ kind: 'failure', text: failure.message });
  }

  return (
    <Dialog
      small
      title={item ? 'Edit' : 'Add to the portfolio'}
      unsaved={form.unsaved || Object.keys(files).length > 0}
      onClose={() => onClose()}
    >
      <EntryFormContext value={form}>
        <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void onSubmit(event)}>
          {!item && (
            <PortfolioFiles
              kind={kind}
              onKind={(wanted) => {
                setKind(wanted);
                setFiles({});
              }}
              onFile={(name, file) => setFiles((others) => ({ ...others, [name]: file }))}
            />
          )}
          <TextControl name="title" />
          <TextControl name="alt" {...(isPair && { hint: 'The picture after.' })} />
          {isPair && <TextControl name="beforeAlt" marked />}
          <fieldset className={page.facts}>
            <legend>About the project (optional)</legend>
            <TextControl name="town" />
            <TextControl name="rooms" digits maxLength={4} />
            <TextControl name="days" digits maxLength={4} />
            <TextControl name="package" hint="Its name, like Vacant Home Staging." />
          </fieldset>
          <div className={`${common.row} ${styles.bar}`}>
            <Toast message={message} onGone={() => setMessage(null)} />
            {share !== null && (
              <progress className={common.progress} aria-label="Upload" value={share} max={1} />
            )}
            <button className={buttons.button} type="submit" aria-busy={share !== null}>
              {item ? 'Save' : 'Add to the portfolio'}
            </button>
          </div>
        </form>
      </EntryFormContext>
    </Dialog>
  );
}
