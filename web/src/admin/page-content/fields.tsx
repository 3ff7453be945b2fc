import type { Field } from '../../content/schema/field.ts';
import type { EditablePageFieldsFragment } from '../../generated/documents.ts';
import { useEntry } from '../editor/form.ts';
import { Control } from './control.tsx';
import styles from './editor.module.css';
import { type Leaf, leavesOf, originalAt, textOf, valueOf } from './values.ts';

interface PageFieldsProps {
  page: EditablePageFieldsFragment;
}

/** The fields of a page, in groups like its sections. */
export function PageFields({ page }: PageFieldsProps) {
  const groups = Object.entries((page.fields as unknown as Field).fields ?? {});
  return groups.map(([key, group]) => (
    <fieldset key={key} className={styles.group}>
      <legend>{group.label}</legend>
      {(group.kind === 'group'
        ? leavesOf(group, key)
        : [{ path: key, label: group.label, field: group }]
      ).map((leaf) => (
        <LeafField key={leaf.path} leaf={leaf} page={page} />
      ))}
    </fieldset>
  ));
}

function LeafField({ leaf: { path, label, field }, page }: PageFieldsProps & { leaf: Leaf }) {
  const { values, errors, change } = useEntry();
  const original = textOf(field, originalAt(page, path));
  const text = values[path] ?? '';
  return (
    <div className={styles.field}>
      <Control
        field={field}
        label={label}
        name={path}
        value={valueOf(field, text)}
        errors={errors}
        onChange={(value) => change(path, textOf(field, value))}
      />
      {text !== original && (
        <button type="button" className={styles.reset} onClick={() => change(path, original)}>
          Reset to the original<span className="visually-hidden"> {label}</span>
        </button>
      )}
    </div>
  );
}
