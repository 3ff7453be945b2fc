import { useState } from 'react';
import buttons from '../../design/button.module.css';
import { blogContentInputRules } from '../../generated/rules.ts';
import { useEntry } from '../editor/form.ts';
import { TextControl } from '../editor/text-control.tsx';
import common from '../ui/common.module.css';
import styles from './blocks.module.css';
import { blockName, firstBlocks, highest } from './values.ts';

/** The blocks of a post: ten to begin with, more on demand; those left empty are not sent. */
export function BlogBlocks() {
  const { values } = useEntry();
  const [count, setCount] = useState(() => Math.max(firstBlocks, highest(values)));
  return (
    <fieldset className={styles.blocks}>
      <legend>Blocks</legend>
      <p className={common.quietText}>A block without a heading or without a paragraph is left out.</p>
      <ol>
        {Array.from({ length: count }, (_, index) => (
          // Blocks are told apart by nothing but their place.
          <li key={blockName(index, 'heading')}>
            <TextControl
              name={blockName(index, 'heading')}
              label={`Heading ${index + 1}`}
              maxLength={blogContentInputRules.heading.maxLength}
            />
            <TextControl
              name={blockName(index, 'paragraph')}
              label={`Paragraph ${index + 1}`}
              rows={3}
              maxLength={blogContentInputRules.paragraph.maxLength}
            />
          </li>
        ))}
      </ol>
      <div className={common.row}>
        <button type="button" className={buttons.quiet} onClick={() => setCount(count + 1)}>
          Add a block
        </button>
      </div>
    </fieldset>
  );
}
