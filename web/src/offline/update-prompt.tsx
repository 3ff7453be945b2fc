import { useState } from 'react';
import { updatePrompt } from '../content/offline.ts';
import buttons from '../design/button.module.css';
import styles from './update-prompt.module.css';
import { offerUpdate, useUpdate } from './update-state.ts';

/** Announces a new version, which waits for a tap; the element is always there, so that its words are announced. */
export function UpdatePrompt() {
  const take = useUpdate();
  const [taking, setTaking] = useState(false);
  return (
    <div aria-live="polite">
      {take && (
        <div className={styles.prompt}>
          <p>{updatePrompt.text}</p>
          <div className={styles.actions}>
            <button
              className={buttons.button}
              type="button"
              aria-busy={taking}
              onClick={() => {
                setTaking(true);
                void take();
              }}
            >
              {updatePrompt.button}
            </button>
            <button className={buttons.quiet} type="button" onClick={() => offerUpdate(null)}>
              {updatePrompt.later}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
