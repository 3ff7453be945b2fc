import { flushSync } from 'react-dom';
import { prefersLessMotion } from '../../lib/motion.ts';

const name = 'opened-picture';

/**
 * Changes the page with a view transition from one element to another: `from` is shown before, and `to` finds
 * the element shown after the change. Without support for view transitions, or with reduced motion, the page
 * changes at once.
 */
export function transition(change: () => void, from: HTMLElement | null, to: () => HTMLElement | null): void {
  const run = () => {
    flushSync(change);
    return to();
  };
  if (!document.startViewTransition || prefersLessMotion() || !from) {
    run();
    return;
  }
  from.style.viewTransitionName = name;
  let target: HTMLElement | null = null;
  const running = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    target = run();
    if (target) target.style.viewTransitionName = name;
  });
  // Rejects if the next transition skips this one or the page is hidden; the page has changed in any case.
  running.ready.catch(() => undefined);
  void running.finished.finally(() => {
    if (target) target.style.viewTransitionName = '';
  });
}
