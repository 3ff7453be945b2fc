import { type ReactNode, useEffect } from 'react';
import button from '../../design/button.module.css';
import { loadChunk } from '../../lib/chunk.ts';
import { useStore } from '../../lib/use-store.ts';
import { InstallSite } from '../pwa/install-site.tsx';
import { clearsStorage } from '../shared/clears-storage.ts';
import styles from './panel.module.css';
import { canSave, megabytes, type SavedState, savedStore, savingText } from './state.ts';

type Work = 'removePortfolio' | 'startSaving' | 'stopSaving' | 'syncAtVisit';

async function run(work: Work): Promise<void> {
  const saving = await loadChunk('portfolio', () => import('./saving.ts'));
  await saving[work]();
}

/**
 * Saves the portfolio on this device, shows the progress, and removes it. Hidden until the size has arrived,
 * and in browsers that cannot save; before hydration `showOffer` shows it.
 */
export function PortfolioPanel() {
  const state = useStore(savedStore);
  useEffect(() => {
    // Fails where the browser blocks storage: the panel stays hidden.
    if (canSave()) void run('syncAtVisit').catch(() => undefined);
  }, []);
  return (
    <fieldset
      className={styles.panel}
      data-save-offer={state.kind === 'unknown' ? 'pending' : 'known'}
      suppressHydrationWarning
    >
      <legend className="visually-hidden">Portfolio offline</legend>
      <Controls state={state} />
      <div className={styles.status}>
        {state.kind === 'saving' && (
          <>
            <progress
              className={styles.progress}
              aria-label="Saving the portfolio on this device"
              value={state.done}
              max={state.total}
            />
            <p className={styles.reserved} data-text={savedText({ ...state, persisted: false })} />
          </>
        )}
        {/* While saving, the progress stands in its place. */}
        <output className={state.kind === 'saving' ? 'visually-hidden' : undefined}>
          {statusText(state)}
        </output>
      </div>
      {state.kind === 'saved' && !state.persisted && (
        <div className={styles.install}>
          <p>Install the site to keep it.</p>
          <ul>
            <InstallSite />
          </ul>
        </div>
      )}
    </fieldset>
  );
}

/** The first button of each state is the same element, so that it keeps the focus. */
function Controls({ state }: { state: SavedState }) {
  const total = state.kind === 'offered' ? state.total : 0;
  switch (state.kind) {
    case 'saving':
      return (
        <>
          <Action does="stopSaving">Stop</Action>
          <span className={styles.figure}>
            {megabytes(state.done)} of {megabytes(state.total)} MB
          </span>
        </>
      );
    case 'stopped':
      return (
        <>
          <Action does="startSaving">Continue</Action>
          <Action does="removePortfolio">Remove from this device</Action>
        </>
      );
    case 'saved':
      return (
        <>
          <Action does="removePortfolio">Remove from this device</Action>
        </>
      );
    default:
      return (
        <>
          <Action does="startSaving">Save portfolio for offline</Action>
          <span className={styles.offer}>
            <span suppressHydrationWarning>{`${megabytes(total)} MB`}</span>
            <span aria-live="polite" suppressHydrationWarning>
              not saved yet
            </span>
          </span>
        </>
      );
  }
}

function Action({ children, does }: { children: ReactNode; does: Work }) {
  return (
    <button type="button" className={button.quiet} onClick={() => void run(does)}>
      {children}
    </button>
  );
}

function statusText(state: SavedState): string {
  if (state.kind === 'offered' && state.removed) return 'The portfolio has been removed from this device.';
  if (state.kind === 'saved') return savedText(state);
  if (state.kind === 'saving') return savingText;
  if (state.kind !== 'stopped') return '';
  if (state.why !== 'full') return stoppedTexts[state.why];
  const { need, free } = state;
  // A write may fail although the browser's estimate of the free space is larger.
  const room = free > 0 && free < need ? `only ${megabytes(free)} MB` : 'no more';
  return `There is not enough room: ${megabytes(need)} MB more are needed, and this browser has ${room} for this site. Free some space on the device, then continue.`;
}

const stoppedTexts = {
  visitor: 'Stopped. The files that are saved stay on this device.',
  connection: 'The connection dropped. Saving continues when you’re back online.',
  incomplete: 'Some files are incomplete. Press Continue to try again.',
};

function savedText({ count, total, persisted }: Omit<SavedState & { kind: 'saved' }, 'kind'>): string {
  const files = `${count} ${count === 1 ? 'file' : 'files'}`;
  const saved = `The whole portfolio is on this device: ${files}, ${megabytes(total)} MB.`;
  if (persisted) return saved;
  const warning = clearsStorage()
    ? 'This browser deletes it after seven days without a visit.'
    : 'The browser may delete it when the device runs out of space.';
  return `${saved} ${warning}`;
}
