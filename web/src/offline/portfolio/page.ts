import { queryAddress } from '../../apollo/trusted-request.ts';
import type { CacheResult } from '../worker/cache-request.ts';
import { Stopped } from './state.ts';
import { askWorker } from './worker.ts';

/**
 * Has the worker keep the pages that show the portfolio, and what they ask. It answers from the moment at which it has the
 * program, so that nothing is missing afterwards. Rejects with why they are not kept.
 */
export async function cachePresentation(signal: AbortSignal): Promise<void> {
  const paths = ['/portfolio', '/portfolio/present'];
  const queries = [queryAddress('Portfolio', {})];
  const result = await askWorker<CacheResult>({ type: 'keep', paths, queries }, signal);
  if (result === 'full') throw new Stopped('room');
  if (result === 'missing') throw new Stopped('connection');
}
