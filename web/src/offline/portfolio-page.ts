import { queryAddress } from '../apollo/trusted-request.ts';
import { Stopped } from './portfolio-state.ts';
import { askWorker } from './portfolio-worker.ts';
import type { KeepResult } from './worker/keep-asked.ts';

/**
 * Has the worker keep the pages that show the portfolio, and what they ask. It answers from the moment at which it has the
 * program, so that nothing is missing afterwards. Rejects with why they are not kept.
 */
export async function keepPresentation(signal: AbortSignal): Promise<void> {
  const paths = ['/portfolio', '/portfolio/present'];
  const queries = [queryAddress('Portfolio', {})];
  const result = await askWorker<KeepResult>({ type: 'keep', paths, queries }, signal);
  if (result === 'full') throw new Stopped('room');
  if (result === 'missing') throw new Stopped('connection');
}
