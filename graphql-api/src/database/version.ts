import { BadInput } from '../core/errors.ts';

interface Versioned {
  version: number;
  updatedAt: Date;
  /** The email address of who wrote this version; empty where no admin did. */
  updatedBy: string;
}

/**
 * Throws BadInput where something is no longer the version that its editor began with, and says who saved it and when;
 * an editor that names none overwrites knowingly.
 */
export function checkVersion(stored: Versioned, version: number | null | undefined): void {
  if (version === null || version === undefined || version === stored.version) return;
  const text = 'This was saved elsewhere since you opened it. Nothing was overwritten: open it again.';
  const conflict = { savedBy: stored.updatedBy, savedAt: stored.updatedAt.toISOString() };
  throw new BadInput({ version: text }, text, { conflict });
}
