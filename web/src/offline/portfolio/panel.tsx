import { type ReactNode, useEffect } from 'react';
import { portfolioSaving as words } from '../../content/copy/portfolio-saving.ts';
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
    <fieldset className={styles.panel} aria-label={words.label}>
      <Controls state={state} />
      <output className={styles.words}>{told(state)}</output>
    </fieldset>
  );
}

function Controls({ state }: { state: Exclude<SavedState, { kind: 'unknown' }> }) {
  if (state.kind === 'offered') {
    return (
      <>
        <Action onPress={startSaving}>{words.save}</Action>
        <span>{words.size(state.total)}</span>
      </>
    );
  }
  if (state.kind === 'saved') return <Action onPress={removePortfolio}>{words.remove}</Action>;
  const { done, total } = state;
  return (
    <>
      {/* Not known where the connection was gone before the server had said how much it is. */}
      {total > 0 && (
        <>
          <progress className={styles.progress} aria-label={words.progress} value={done} max={total} />
          <span className={styles.figure}>{words.done(done, total)}</span>
        </>
      )}
      {state.kind === 'saving' ? (
        <Action onPress={stopSaving}>{words.stop}</Action>
      ) : (
        <>
          <Action onPress={startSaving}>{words.goOn}</Action>
          <Action onPress={removePortfolio}>{words.remove}</Action>
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
  if (state.kind === 'offered') return state.removed ? words.removed : '';
  if (state.kind !== 'saved') return '';
  const { repaired, added, removed } = state.report;
  return [
    words.saved(state.count, state.total),
    repaired > 0 && words.repaired(repaired),
    added + removed > 0 && words.changed(added, removed),
    !state.lasting && (clearsStorage() ? words.cleared : words.notLasting),
  ]
    .filter(Boolean)
    .join(' ');
}

function stopWords(stop: Stop): string {
  return stop.why === 'room' ? words.stopped.room(stop.need, stop.free) : words.stopped[stop.why];
}
