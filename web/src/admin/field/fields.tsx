import type { ReactNode } from 'react';
import type { PlacedBlock } from '../../../../content/page/placed.ts';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { valueAt } from '../../../../rules/field/unknown.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { BlocksControl } from './blocks.tsx';
import { Control } from './control.tsx';
import { DroppedPictures } from './dropped-pictures.tsx';
import styles from './field.module.css';
import { isSame, useEntry, type Values } from './form.ts';
import { type Leaf, leavesOf } from './values.ts';

interface EntryFieldsProps {
  fields: Record<string, Descriptor>;
  /** The content without the owner's changes; its fields can be reset. */
  original?: object | undefined;
}

/** The controls of an entry's fields, in groups; those of a page's sections are in its list of sections. */
export function EntryFields({ fields, original }: EntryFieldsProps) {
  const { values } = useEntry();
  const inList = sectionKeys(fields, values);
  const group = (key: string) => ({ path: key, field: fields[key], original });
  return (
    <>
      <DroppedPictures fields={fields} />
      {Object.entries(fields).map(([key, field]) => {
        if (inList.has(key)) return null;
        if (field.kind === 'group') return <Group key={key} {...group(key)} />;
        const leaf = { path: key, label: field.label, field, original };
        return (
          <LeafField
            key={key}
            {...leaf}
            renderSection={(section) => <Group {...group(section)} isInList />}
          />
        );
      })}
    </>
  );
}

/** Returns the keys of a page's sections. */
function sectionKeys(fields: EntryFieldsProps['fields'], values: Values): Set<string> {
  const lists = Object.keys(fields).filter((key) => fields[key]?.kind === 'blocks');
  return new Set(lists.flatMap((key) => ((values[key] ?? []) as PlacedBlock[]).map((block) => block.key)));
}

interface GroupProps extends Pick<EntryFieldsProps, 'original'> {
  path: string;
  /** Undefined if the release does not know its kind. */
  field: Descriptor | undefined;
  /** Whether a list shows its name. */
  isInList?: boolean;
}

/** The controls of a group, or where else its texts are. */
function Group({ path, field, original, isInList = false }: GroupProps) {
  const leaves = leavesOf(field?.fields, path);
  if (leaves.length === 0) return field?.hint && <p className={common.quietText}>{field.hint}</p>;
  return (
    <fieldset className={styles.group} data-section={path}>
      <legend className={isInList ? 'visually-hidden' : undefined}>{field?.label}</legend>
      {leaves.map((leaf) => (
        <LeafField key={leaf.path} {...leaf} original={original} />
      ))}
    </fieldset>
  );
}

interface LeafFieldProps extends Leaf, Pick<EntryFieldsProps, 'original'> {
  /** Renders the fields of a section, for the list of them. */
  renderSection?: (key: string) => ReactNode;
}

/** The control of one field of the form. */
function LeafField({ path, label, field, original, renderSection }: LeafFieldProps) {
  const { values, change } = useEntry();
  // A section that the owner added has no original.
  const hasOriginal = original && valueAt(original, path.split('.', 1)[0] ?? '') !== undefined;
  const isChanged = hasOriginal && !isSame(values[path], valueAt(original, path));
  const value = values[path];
  const control = { field, label, name: path, value, onChange: (to: unknown) => change(path, to) };
  return (
    <div className={styles.field} data-section={path}>
      {field.kind === 'blocks' && renderSection ? (
        <BlocksControl {...control} render={renderSection} />
      ) : (
        <Control {...control} />
      )}
      {isChanged && field.variable && (
        <p className={common.quietText}>Used in place of the one from the site’s installation.</p>
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
