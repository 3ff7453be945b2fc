import buttons from '../../design/button.module.css';
import type { EditablePageFieldsFragment } from '../../generated/admin-documents.ts';
import form from '../editor/form.module.css';
import { useEntry } from '../editor/form.ts';
import common from '../ui/common.module.css';
import { Control } from './control.tsx';
import styles from './editor.module.css';
import { TokenPicker } from './tokens.tsx';
import { fieldsOf, type Leaf, leavesOf, originalAt, textOf, valueOf } from './values.ts';

interface PageFieldsProps {
  page: EditablePageFieldsFragment;
}

/** The fields of a page, in groups like its sections. */
export function PageFields({ page }: PageFieldsProps) {
  const { values } = useEntry();
  const all = Object.entries(fieldsOf(page, values['blocks']).fields ?? {});
  const groups = all.filter(
    ([, { kind, fields = {} }]) => kind !== 'group' || Object.keys(fields).length > 0,
  );
  return groups.map(([key, group]) =>
    group.kind === 'text' ? (
      <LeafField key={key} leaf={{ path: key, label: group.label, field: group }} page={page} />
    ) : (
      <fieldset
        key={key}
        className={`${styles.group} ${group.kind === 'list' || group.kind === 'blocks' ? styles.single : ''}`}
      >
        <legend>
          {/* The editor scrolls the preview to the controls with this `name`. */}
          <button type="button" name={key} title="Show in the preview">
            {group.label}
          </button>
        </legend>
        {(group.kind === 'group'
          ? leavesOf(group, key)
          : [{ path: key, label: group.label, field: group }]
        ).map((leaf) => (
          <LeafField key={leaf.path} leaf={leaf} page={page} />
        ))}
      </fieldset>
    ),
  );
}

interface FieldToolsProps {
  /** Undoes the last change; null if there is none. */
  undo: (() => void) | null;
  /** Whether the texts may contain tokens. */
  withTokens: boolean;
}

/** The tools of the fields, at the bottom of the form. */
export function FieldTools({ undo, withTokens }: FieldToolsProps) {
  return (
    <div className={`${common.row} ${form.bar} ${styles.bar}`}>
      {withTokens && <TokenPicker />}
      <button type="button" className={buttons.quiet} disabled={!undo} onClick={() => undo?.()}>
        Undo
      </button>
    </div>
  );
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
      {text !== original && field.variable && (
        <p className={common.quietText}>Overrides {field.variable} of the server.</p>
      )}
      {text !== original && (
        <button type="button" className={styles.reset} onClick={() => change(path, original)}>
          Reset to the original<span className="visually-hidden"> {label}</span>
        </button>
      )}
    </div>
  );
}
