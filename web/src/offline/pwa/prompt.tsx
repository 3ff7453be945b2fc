import { useState } from 'react';
import buttons from '../../design/button.module.css';
import { useStore } from '../../lib/use-store.ts';
import styles from './prompt.module.css';
import { dismiss, type PromptView, prompts } from './prompt-state.ts';

/** Messages about a new version or a full device. Always exists, so that the text is announced. */
export function Prompt() {
  const [view] = useStore(prompts);
  return <div aria-live="polite">{view && <Words key={view.text} view={view} />}</div>;
}

function Words({ view }: { view: PromptView }) {
  const { text, action, close } = view;
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
        {close && (
          <button className={buttons.quiet} type="button" onClick={() => dismiss(view)}>
            {close}
          </button>
        )}
      </div>
    </div>
  );
}
