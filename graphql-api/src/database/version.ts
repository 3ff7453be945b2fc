import { BadInput } from '../core/errors.ts';

/**
 * Throws BadInput where something is no longer the version that its editor began with; an editor that names none
 * overwrites knowingly.
 */
export function checkVersion(stored: { version: number }, version: number | null | undefined): void {
  if (version === null || version === undefined || version === stored.version) return;
  throw new BadInput({
    version: 'Somebody else has saved this since you opened it. Nothing was overwritten: open it again.',
  });
}
