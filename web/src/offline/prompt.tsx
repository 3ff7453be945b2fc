import { useState } from 'react';
import buttons from '../design/button.module.css';
import styles from './prompt.module.css';
import { type PromptView, prompt, usePrompt } from './prompt-state.ts';

/** What the program says by itself: a new version that waits, a device without room. The element is always there, so that its words are announced. */
export function Prompt() {
  const view = usePrompt();
  return <div aria-live="polite">{view && <Words key={view.text} view={view} />}</div>;
}

function Words({ view: { text, action, close } }: { view: PromptView }) {
  const [busy, setBusy] = useState(false);
  return (
    <div className={styles.prompt}>
      <p>{text}</p>
      <div className={styles.actions}>
        {action && (
          <button
            className={buttons.button}
            type="button"
            aria-busy={busy}
            onClick={() => {
              setBusy(true);
              void action.run().finally(() => setBusy(false));
            }}
          >
            {action.label}
          </button>
        )}
        <button className={buttons.quiet} type="button" onClick={() => prompt(null)}>
          {close}
        </button>
      </div>
    </div>
  );
}
