import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { valueAt } from '../../../../rules/field/unknown.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { Control } from './control.tsx';
import { DroppedPictures } from './dropped-pictures.tsx';
import styles from './field.module.css';
import { isSame, useEntry } from './form.ts';
import { type Leaf, leavesOf } from './values.ts';

interface EntryFieldsProps {
  fields: Record<string, Descriptor>;
  /** The content without the owner's changes; its fields can be reset. */
  original?: object | undefined;
}

/** The controls of an entry's fields, in groups like its sections. */
export function EntryFields({ fields, original }: EntryFieldsProps) {
  return (
    <>
      <DroppedPictures fields={fields} />
      {Object.entries(fields).map(([key, field]) => {
        if (field.kind !== 'group')
          return <LeafField key={key} path={key} {...{ label: field.label, field, original }} />;
        const leaves = leavesOf(field.fields, key);
        if (leaves.length === 0) return null;
        return (
          <fieldset key={key} className={styles.group} data-section={key}>
            <legend>{field.label}</legend>
            {leaves.map((leaf) => (
              <LeafField key={leaf.path} {...leaf} original={original} />
            ))}
          </fieldset>
        );
      })}
    </>
  );
}

/** The control of one field of the form. */
function LeafField({ path, label, field, original }: Leaf & Pick<EntryFieldsProps, 'original'>) {
  const { values, change } = useEntry();
  // A section that the owner added has no original.
  const hasOriginal = original && valueAt(original, path.split('.', 1)[0] ?? '') !== undefined;
  const isChanged = hasOriginal && !isSame(values[path], valueAt(original, path));
  return (
    <div className={styles.field} data-section={path}>
      <Control
        field={field}
        label={label}
        name={path}
        value={values[path]}
        onChange={(value) => change(path, value)}
      />
      {isChanged && field.variable && (
        <p className={common.quietText}>Overrides {field.variable} of the server.</p>
      )}
      {isChanged && (
        <Button
          look="tool"
          of={label}
          className={styles.reset}
          onClick={() => change(path, valueAt(original, path))}
        >
          Reset to the original
        </Button>
      )}
    </div>
  );
}
