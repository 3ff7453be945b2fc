import { lazy, Suspense, useContext, useId } from 'react';
import { escapeHtml } from '../../../../../rules/escape.ts';
import { fillTokens } from '../../../../../rules/fact/tokens.ts';
import { isHtml } from '../../../../../rules/wire/html.ts';
import control from '../../../forms/fields/field.module.css';
import { loadChunk } from '../../../lib/chunk.ts';
import { Html } from '../../../sections/base/html.tsx';
import type { ControlProps } from '../control.tsx';
import { SurroundingsContext } from '../form.ts';
import styles from './rich-text.module.css';
import { PriceOffers, replaceTokens, TokenChips } from './tokens.tsx';
import { ToolButton, type ToolName } from './tool-button.tsx';
import { ToolField } from './tool-field.tsx';
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

const tools: ToolName[] = ['Bold', 'Italic', 'Underline', 'List', 'Numbered list', 'Quote', 'Link'];
const price: ToolName = 'Insert a price or fact';

const paragraphsOf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('');

/** The text and its tools in the size of the editor, so that nothing moves when the editor is loaded. */
function Placeholder({ field: { block = false, tokens }, label, value }: ControlProps) {
  const { tokens: values } = useContext(SurroundingsContext);
  const text = String(value ?? '');
  const html = block && !isHtml(text) ? paragraphsOf(text) : text;
  const shown = replaceTokens(
    html,
    (name) => `<span class="${styles.token}">${escapeHtml(fillTokens(`{${name}}`, values))}</span>`,
  );
  const id = useId();
  const look = `${control.control} ${written.written} ${styles.rich} ${block ? styles.block : ''}`;
  return (
    <div aria-busy="true" inert>
      <ToolField
        {...{ id, label }}
        custom
        quiet={block}
        toolsLabel={`Formatting of ${label}`}
        tools={(tokens ? [...tools, price] : tools).map((tool) => (
          <ToolButton key={tool} tool={tool} disabled />
        ))}
      >
        <Html className={look} html={shown} />
        {tokens && <TokenChips text={text} />}
        {tokens && <PriceOffers text={text} onUse={() => undefined} />}
      </ToolField>
    </div>
  );
}
