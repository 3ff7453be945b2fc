import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the project that was on the screen when the presentation was left, as soon as the projects are there. */
export function useShownProject(isLoaded: boolean): void {
  const { state } = useLocation() as { state: { project?: unknown } | null };
  useEffect(() => {
    const project = isLoaded && state?.project;
    if (typeof project !== 'number') return;
    document.querySelector(`[data-project="${project}"]`)?.scrollIntoView({ block: 'center' });
  }, [isLoaded, state]);
}
