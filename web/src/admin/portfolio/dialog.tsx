import { type SubmitEvent, useState } from 'react';
import { portfolioFactsFields, portfolioItemFields } from '../../../../rules/entry/project.ts';
import buttons from '../../design/button.module.css';
import type { PortfolioGroupName } from '../../generated/types.ts';
import { focusFirst } from '../../lib/form-values.ts';
import styles from '../editor/form.module.css';
import { EntryFormContext, useEntryForm } from '../editor/form.ts';
import common from '../ui/common.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { Toast, type ToastMessage, useToasts } from '../ui/toast.tsx';
import type { PortfolioItem } from './entry.tsx';
import { FactFields, NewItemFields, StoredItemFields } from './fields.tsx';
import { factErrors, kinds, textErrors, textsOf, withPrefix } from './pieces.ts';
import { usePieces } from './use-pieces.ts';
import { usePortfolioSaving } from './use-saving.ts';

const rules = { ...portfolioItemFields, ...portfolioFactsFields };

interface PortfolioDialogProps {
  group: PortfolioGroupName;
  /** The item to edit; null to add some. */
  item: PortfolioItem | null;
  /** Receives the id of the first added item. */
  onClose: (added?: number) => void;
}

/** Adds items with their files, or edits an item's texts. */
export function PortfolioDialog({ group, item, onClose }: PortfolioDialogProps) {
  const form = useEntryForm(storedValues(item), rules);
  const items = usePieces(item === null);
  const { kind, pieces, setPieces } = items;
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const { share, save } = usePortfolioSaving(group, item);
  const { showToast } = useToasts();
  const isPair = item ? 'before' in item : kind === 'pair';

  function findErrors(): Record<string, string> {
    const errors = factErrors(form.values);
    for (const { prefix } of pieces) Object.assign(errors, textErrors(form.values, prefix, isPair));
    if (item) return errors;
    for (const [name, label] of Object.entries(kinds[kind].files)) {
      if (!pieces[0]?.files[name]) errors[name] = `${label} is required.`;
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
    const texts = pieces.map(({ prefix }) => textsOf(form.values, prefix, isPair));
    const { failure, added, count } = await save(kind, pieces, texts);
    if (!failure) {
      showToast(item ? 'Saved.' : count > 1 ? `${count} pictures added.` : 'Added.');
      return onClose(added);
    }
    const rest = pieces.slice(0, pieces.length - count);
    if (count > 0) setPieces(rest);
    form.setErrors(withPrefix(failure.fields, rest.at(-1)?.prefix ?? ''));
    const done = count > 0 ? `${count} of ${pieces.length} pictures added. ` : '';
    setMessage({ kind: 'failure', text: done + failure.message });
  }

  return (
    <Dialog
      small
      title={item ? 'Edit' : 'Add to the portfolio'}
      unsaved={form.unsaved || pieces.some(({ files }) => Object.keys(files).length > 0)}
      onClose={() => onClose()}
    >
      <EntryFormContext value={form}>
        <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void onSubmit(event)}>
          {item ? <StoredItemFields item={item} /> : <NewItemFields items={items} />}
          <FactFields />
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

function storedValues(item: PortfolioItem | null): Record<string, string> {
  return {
    title: item?.title ?? '',
    alt: item?.picture.alt ?? '',
    beforeAlt: (item && 'before' in item ? item.before : null)?.alt ?? '',
    town: item?.town ?? '',
    rooms: String(item?.rooms ?? ''),
    days: String(item?.days ?? ''),
    package: item?.package ?? '',
  };
}
