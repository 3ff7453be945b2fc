import { type ReactNode, useEffect } from 'react';
import { portfolioSaving as labels } from '../../content/copy/portfolio-saving.ts';
import button from '../../design/button.module.css';
import { loadChunk } from '../../lib/chunk.ts';
import { useStore } from '../../lib/use-store.ts';
import { clearsStorage } from '../shared/clears-storage.ts';
import { canSave } from './offer.ts';
import styles from './panel.module.css';
import { type SavedState, type Stop, savedStore } from './state.ts';

type Work = 'lookAtSaved' | 'removePortfolio' | 'startSaving' | 'stopSaving';

/** What does the work is loaded when the page is hydrated, not with it. */
async function run(work: Work): Promise<void> {
  const saving = await loadChunk('portfolio', () => import('./saving.ts'));
  await saving[work]();
}

/**
 * Saves the portfolio on this device, shows how far it is, and takes it away again. Invisible until the device has been asked,
 * and where that cannot be; before the page is hydrated `showOffer` shows it.
 */
export function PortfolioPanel() {
  const state = useStore(savedStore);
  useEffect(() => {
    // A browser whose storage is switched off has no use for it.
    if (canSave()) void run('lookAtSaved').catch(() => undefined);
  }, []);
  const isUnknown = state.kind === 'unknown';
  return (
    <fieldset
      className={styles.panel}
      aria-label={labels.label}
      data-save-offer={isUnknown ? 'pending' : 'known'}
      suppressHydrationWarning
    >
      <Controls state={isUnknown ? { kind: 'offered', total: 0, removed: false } : state} />
      <output className={styles.text}>{statusText(state)}</output>
    </fieldset>
  );
}

function Controls({ state }: { state: Exclude<SavedState, { kind: 'unknown' }> }) {
  if (state.kind === 'offered') {
    return (
      <>
        <Action does="startSaving">{labels.save}</Action>
        <span suppressHydrationWarning>{labels.size(state.total)}</span>
      </>
    );
  }
  if (state.kind === 'saved') return <Action does="removePortfolio">{labels.remove}</Action>;
  const { done, total } = state;
  return (
    <>
      {/* Not known where the connection was gone before the server had said how much it is. */}
      {total > 0 && (
        <>
          <progress className={styles.progress} aria-label={labels.progress} value={done} max={total} />
          <span className={styles.figure}>{labels.done(done, total)}</span>
        </>
      )}
      {state.kind === 'saving' ? (
        <Action does="stopSaving">{labels.stop}</Action>
      ) : (
        <>
          <Action does="startSaving">{labels.goOn}</Action>
          <Action does="removePortfolio">{labels.remove}</Action>
        </>
      )}
    </>
  );
}

function Action({ children, does }: { children: ReactNode; does: Work }) {
  return (
    <button type="button" className={button.quiet} onClick={() => void run(does)}>
      {children}
    </button>
  );
}

function statusText(state: SavedState): string {
  if (state.kind === 'stopped') return stopWords(state.stop);
  if (state.kind === 'offered') return state.removed ? labels.removed : '';
  if (state.kind !== 'saved') return '';
  const { repaired, added, removed } = state.report;
  return [
    labels.saved(state.count, state.total),
    repaired > 0 && labels.repaired(repaired),
    added + removed > 0 && labels.changed(added, removed),
    !state.lasting && (clearsStorage() ? labels.cleared : labels.notLasting),
  ]
    .filter(Boolean)
    .join(' ');
}

function stopWords(stop: Stop): string {
  return stop.why === 'room' ? labels.stopped.room(stop.need, stop.free) : labels.stopped[stop.why];
}
