import { mailable } from '../../../../../rules/entry/newsletter.ts';
import control from '../../../forms/fields/field.module.css';
import { useMailableItemsQuery } from '../../../generated/admin-hooks.ts';
import common from '../../ui/common.module.css';
import type { ControlProps } from '../control.tsx';
import { useEntry } from '../form.ts';
import { changeButton } from '../item-tools.tsx';
import { itemsOf } from '../values.ts';
import { MailableChoice } from './choice.tsx';
import styles from './mailable.module.css';
import { Miniature } from './miniature.tsx';

/** An article or a project of a newsletter, with its picture. */
export function MailableControl({ name, value, onChange }: ControlProps) {
  const { errors, values } = useEntry();
  const error = errors[name];
  const entry = String(value ?? '');
  const [list = ''] = name.split('[');
  // Each item asks for all of the list, which is one request.
  const entries = itemsOf(values[list]).map(entryOf).toSorted();
  const { data, previousData } = useMailableItemsQuery({
    variables: { entries },
    context: { queryDeduplication: true },
  });
  const item = (data ?? previousData)?.mailableItems.find((it) => it.entry === entry);
  const title = item?.title ?? (data ? 'Not on the site any more' : '');
  return (
    <div className={styles.chosen}>
      <Miniature className={styles.miniature} title={title} picture={item?.picture} />
      <p>
        <span className={styles.title}>{title}</span>
        <span className={common.quietText}>{kindOf(entry)?.label[0]}</span>
      </p>
      <MailableChoice {...changeButton} of={title} onChoose={onChange} />
      {error && (
        <p role="alert" className={control.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns the entry of an item, such as `article/12`. */
const entryOf = (item: unknown): string => (item as { entry: string }).entry;

const kindOf = (entry: string) => Object.values(mailable).find(({ kind }) => entry.startsWith(`${kind}/`));
