import { lazy, Suspense, useId } from 'react';
import { isHtml } from '../../../../rules/wire/html.ts';
import field from '../../forms/fields/field.module.css';
import { Field } from '../../forms/fields/field.tsx';
import { loadChunk } from '../../lib/chunk.ts';
import { Html } from '../../sections/base/html.tsx';
import { useEntry } from './form.ts';
import styles from './rich-text.module.css';
import written from './written.module.css';

const RichText = lazy(() => loadChunk('admin-rich-text', () => import('./rich-text.tsx')));

export interface RichTextProps {
  name: string;
  label: string;
  /** Also accepts pictures, is stored as plain text if it has no formatting, and shows its tools on focus. */
  block?: boolean;
}

/** A rich text of the surrounding form. Its editor is a separate chunk. */
export function RichTextField(props: RichTextProps) {
  return (
    <Suspense fallback={<Placeholder {...props} />}>
      <RichText {...props} />
    </Suspense>
  );
}

const tools = ['Bold', 'Italic', 'Underline', 'List', 'Numbered list', 'Quote', 'Link', 'Undo', 'Redo'];

/** The text and its tools in the size of the editor, so that nothing moves when the editor is loaded. */
function Placeholder({ name, label, block = false }: RichTextProps) {
  const { values } = useEntry();
  const text = values[name] ?? '';
  const id = useId();
  const look = `${field.control} ${written.written} ${styles.rich} ${block ? styles.block : ''}`;
  return (
    <div aria-busy="true">
      <Field id={id} label={label} custom>
        {!block && (
          <div className={styles.tools}>
            {tools.map((tool) => (
              <button key={tool} type="button" disabled>
                {tool}
              </button>
            ))}
          </div>
        )}
        {block && !isHtml(text) ? (
          <div className={look}>
            {text.split(/\n{2,}/).map((part, place) => (
              <p key={`${place} ${part}`}>{part}</p>
            ))}
          </div>
        ) : (
          <Html className={look} html={text} />
        )}
      </Field>
    </div>
  );
}
