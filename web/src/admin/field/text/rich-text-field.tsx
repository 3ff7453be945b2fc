import { lazy, Suspense, useId } from 'react';
import { isHtml } from '../../../../../rules/wire/html.ts';
import control from '../../../forms/fields/field.module.css';
import { Field } from '../../../forms/fields/field.tsx';
import { loadChunk } from '../../../lib/chunk.ts';
import { Html } from '../../../sections/base/html.tsx';
import type { ControlProps } from '../control.tsx';
import styles from './rich-text.module.css';
import written from './written.module.css';

const RichText = lazy(() => loadChunk('admin-rich-text', () => import('./rich-text.tsx')));

/** A rich text. Its editor is a separate chunk. */
export function RichTextField(props: ControlProps) {
  return (
    <Suspense fallback={<Placeholder {...props} />}>
      <RichText {...props} />
    </Suspense>
  );
}

const tools = ['Bold', 'Italic', 'Underline', 'List', 'Numbered list', 'Quote', 'Link'];

/** The text and its tools in the size of the editor, so that nothing moves when the editor is loaded. */
function Placeholder({ field: { block = false }, label, value }: ControlProps) {
  const text = String(value ?? '');
  const id = useId();
  const look = `${control.control} ${written.written} ${styles.rich} ${block ? styles.block : ''}`;
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
            {text.split(/\n{2,}/).map((part, index) => (
              <p key={`${index} ${part}`}>{part}</p>
            ))}
          </div>
        ) : (
          <Html className={look} html={text} />
        )}
      </Field>
    </div>
  );
}
