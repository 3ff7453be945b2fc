import { type ReactNode, useId, useState } from 'react';
import { blockFields } from '../../../../rules/entry/article.ts';
import { factsOf } from '../../../../rules/field/field.ts';
import buttons from '../../design/button.module.css';
import { useEntry } from '../editor/form.ts';
import { RichTextField } from '../editor/rich-text-field.tsx';
import { TextControl } from '../editor/text-control.tsx';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import styles from './blocks.module.css';
import { blockName, blockOrder, incompleteBlocks, reordered } from './values.ts';

/** The blocks of an article: ten at first, more on demand. Empty blocks are not sent. */
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
    // Undo needs the texts, so they stay in the form.
    offerUndo(`Block ${place + 1} removed.`, () => order(blocks));
  }

  return (
    <fieldset className={styles.blocks}>
      <legend>Blocks</legend>
      <p className={common.quietText}>A block needs a heading and a paragraph to appear in the article.</p>
      <ol>
        {blocks.map((block, place) => (
          <li key={block}>
            <Block block={block} place={place}>
              <Tools
                place={place}
                last={blocks.length - 1}
                onMove={(to) => move(place, to)}
                onRemove={() => remove(place)}
              />
            </Block>
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

/** A foldable block. Names its missing part while it is incomplete. */
function Block({ block, place, children }: { block: number; place: number; children: ReactNode }) {
  const { values, errors } = useEntry();
  const [wantsFolded, setFolded] = useState(false);
  // A control with an error must be able to take the focus.
  const hasError = ['heading', 'paragraph'].some((part) => errors[blockName(block, part as 'heading')]);
  const folded = wantsFolded && !hasError;
  const id = useId();
  const number = place + 1;
  const heading = values[blockName(block, 'heading')]?.trim();
  const missing = incompleteBlocks(values).find((it) => it.block === block)?.missing;
  return (
    <section aria-labelledby={id} className={styles.block}>
      <h3 id={id}>
        <button type="button" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          Block {number}
          {folded && heading && `: ${heading}`}
        </button>
      </h3>
      {missing && <p className={styles.incomplete}>Add a {missing}, or this block will be left out.</p>}
      <div className={styles.content} hidden={folded}>
        <TextControl
          name={blockName(block, 'heading')}
          label={`Heading ${number}`}
          maxLength={factsOf(blockFields.heading).maxLength}
        />
        <RichTextField name={blockName(block, 'paragraph')} label={`Paragraph ${number}`} block />
        {children}
      </div>
    </section>
  );
}

/** Returns the numbers of all blocks, removed ones included, because the form still has their texts. */
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
