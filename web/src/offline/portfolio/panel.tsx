import { type ReactNode, useEffect } from 'react';
import { portfolioSaving as labels } from '../../content/copy/portfolio-saving.ts';
import button from '../../design/button.module.css';
import { useStore } from '../../lib/use-store.ts';
import { clearsStorage } from '../shared/clears-storage.ts';
import styles from './panel.module.css';
import { lookAtSaved, removePortfolio, startSaving, stopSaving } from './saving.ts';
import { type SavedState, type Stop, savedStore } from './state.ts';

/** Saves the portfolio on this device, shows how far it is, and takes it away again. Nothing where that cannot be. */
export function PortfolioPanel() {
  const state = useStore(savedStore);
  useEffect(() => {
    // A browser whose storage is switched off has no use for it.
    void lookAtSaved().catch(() => undefined);
  }, []);
  if (state.kind === 'unknown') return null;
  return (
    <fieldset className={styles.panel} aria-label={labels.label}>
      <Controls state={state} />
      <output className={styles.text}>{told(state)}</output>
    </fieldset>
  );
}

function Controls({ state }: { state: Exclude<SavedState, { kind: 'unknown' }> }) {
  if (state.kind === 'offered') {
    return (
      <>
        <Action onPress={startSaving}>{labels.save}</Action>
        <span>{labels.size(state.total)}</span>
      </>
    );
  }
  if (state.kind === 'saved') return <Action onPress={removePortfolio}>{labels.remove}</Action>;
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
        <Action onPress={stopSaving}>{labels.stop}</Action>
      ) : (
        <>
          <Action onPress={startSaving}>{labels.goOn}</Action>
          <Action onPress={removePortfolio}>{labels.remove}</Action>
        </>
      )}
    </>
  );
}

function Action({ children, onPress }: { children: ReactNode; onPress: () => Promise<void> }) {
  return (
    <button type="button" className={button.quiet} onClick={() => void onPress()}>
      {children}
    </button>
  );
}

function told(state: SavedState): string {
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
