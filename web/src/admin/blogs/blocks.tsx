import { lazy, Suspense } from 'react';
import buttons from '../../design/button.module.css';
import { blogContentInputRules } from '../../generated/rules.ts';
import { loadChunk } from '../../lib/chunk.ts';
import { useEntry } from '../editor/form.ts';
import { TextControl } from '../editor/text-control.tsx';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import styles from './blocks.module.css';
import { blockName, blockOrder, reordered } from './values.ts';

const RichText = lazy(() => loadChunk('admin-rich-text', () => import('../editor/rich-text.tsx')));

/** The blocks of a post: ten to begin with, more on demand; those left empty are not sent. */
export function BlogBlocks() {
  const { values, change } = useEntry();
  const { offerUndo } = useToasts();
  const blocks = blockOrder(values);
  const order = (wanted: number[]) => change(...reordered(wanted));

  function move(from: number, to: number): void {
    const block = blocks[from];
    if (block !== undefined) order(blocks.toSpliced(from, 1).toSpliced(to, 0, block));
  }

  function remove(place: number): void {
    order(blocks.toSpliced(place, 1));
    // Its texts stay in the form until it is closed.
    offerUndo(`Block ${place + 1} removed.`, () => order(blocks));
  }

  return (
    <fieldset className={styles.blocks}>
      <legend>Blocks</legend>
      <p className={common.quietText}>A block without a heading or without a paragraph is left out.</p>
      <ol>
        {blocks.map((block, place) => (
          <li key={block}>
            <TextControl
              name={blockName(block, 'heading')}
              label={`Heading ${place + 1}`}
              maxLength={blogContentInputRules.heading.maxLength}
            />
            <Suspense fallback={<p className={common.quietText}>Loading the editor…</p>}>
              <RichText name={blockName(block, 'paragraph')} label={`Paragraph ${place + 1}`} block />
            </Suspense>
            <Tools
              place={place}
              last={blocks.length - 1}
              onMove={(to) => move(place, to)}
              onRemove={() => remove(place)}
            />
          </li>
        ))}
      </ol>
      <div className={common.row}>
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => order([...blocks, Math.max(-1, ...numbersUsed(values)) + 1])}
        >
          Add a block
        </button>
      </div>
    </fieldset>
  );
}

/** A number that was removed is not given again: its texts are still there. */
function numbersUsed(values: Record<string, string>): number[] {
  const written = Object.keys(values).flatMap((name) => /^blogs_content\[(\d+)\]/.exec(name)?.[1] ?? []);
  return [...blockOrder(values), ...written.map(Number)];
}

interface ToolsProps {
  place: number;
  last: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function Tools({ place, last, onMove, onRemove }: ToolsProps) {
  const name = `block ${place + 1}`;
  return (
    <div className={`${common.row} ${styles.tools}`}>
      <button type="button" disabled={place === 0} onClick={() => onMove(place - 1)}>
        Move up<span className="visually-hidden"> {name}</span>
      </button>
      <button type="button" disabled={place === last} onClick={() => onMove(place + 1)}>
        Move down<span className="visually-hidden"> {name}</span>
      </button>
      <button type="button" onClick={onRemove}>
        Remove<span className="visually-hidden"> {name}</span>
      </button>
    </div>
  );
}
