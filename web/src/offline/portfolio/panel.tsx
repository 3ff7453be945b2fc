import { type ReactNode, useEffect } from 'react';
import { portfolioSaving as labels } from '../../content/copy/portfolio-saving.ts';
import button from '../../design/button.module.css';
import { loadChunk } from '../../lib/chunk.ts';
import { useStore } from '../../lib/use-store.ts';
import { InstallSite } from '../pwa/install-site.tsx';
import { clearsStorage } from '../shared/clears-storage.ts';
import styles from './panel.module.css';
import { canSave, type SavedState, savedStore } from './state.ts';

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
      <legend className="visually-hidden">{labels.label}</legend>
      <Controls state={state} />
      <div className={styles.status}>
        {state.kind === 'saving' && (
          <>
            <progress
              className={styles.progress}
              aria-label={labels.progress}
              value={state.done}
              max={state.total}
            />
            <p className={styles.reserved} data-text={savedText({ ...state, persisted: false })} />
          </>
        )}
        <output>{statusText(state)}</output>
      </div>
      {state.kind === 'saved' && !state.persisted && (
        <ul className={styles.install}>
          <InstallSite />
        </ul>
      )}
    </fieldset>
  );
}

function Controls({ state }: { state: SavedState }) {
  switch (state.kind) {
    case 'saving':
      return (
        <>
          <Action does="stopSaving">{labels.stop}</Action>
          <span className={styles.figure}>{labels.done(state.done, state.total)}</span>
        </>
      );
    case 'stopped':
    case 'saved':
      return (
        <>
          {state.kind === 'stopped' && <Action does="startSaving">{labels.goOn}</Action>}
          <Action does="removePortfolio">{labels.remove}</Action>
        </>
      );
    default:
      return (
        <>
          <Action does="startSaving">{labels.save}</Action>
          <span suppressHydrationWarning>{labels.size(state.kind === 'offered' ? state.total : 0)}</span>
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
  if (state.kind === 'offered' && state.removed) return labels.removed;
  if (state.kind === 'saved') return savedText(state);
  if (state.kind !== 'stopped') return '';
  return state.why === 'full' ? labels.stopped.full(state.need, state.free) : labels.stopped[state.why];
}

function savedText({ count, total, persisted }: Omit<SavedState & { kind: 'saved' }, 'kind'>): string {
  const warning = clearsStorage() ? labels.cleared : labels.notLasting;
  return persisted ? labels.saved(count, total) : `${labels.saved(count, total)} ${warning}`;
}
