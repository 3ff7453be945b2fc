import { flushSync } from 'react-dom';
import { prefersLessMotion } from '../../lib/motion.ts';

const name = 'opened-picture';

/**
 * Changes the page so that one element seems to become another: `from` is the one shown before, `to` finds the one shown
 * after and is called as soon as the change is made. Without support for view transitions, or where motion is not wanted,
 * the page just changes.
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
  // The next one cuts this one short, and a hidden page has none: the page has changed all the same.
  running.ready.catch(() => undefined);
  void running.finished.finally(() => {
    if (target) target.style.viewTransitionName = '';
  });
}
