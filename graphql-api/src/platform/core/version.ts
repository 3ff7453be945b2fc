import { AppError } from './errors.ts';

/** The columns that detect an edit of an outdated copy. */
interface Versioned {
  /** Increases by one with every change. */
  version: number;
  updatedAt: Date;
  /** The email address of the admin who saved this version; null if no admin did. */
  updatedBy?: string | null | undefined;
}

/** Throws CONFLICT unless `version` is the stored one or undefined: without it (REST) the last write wins. */
export function checkVersion({ version: stored, updatedAt, updatedBy }: Versioned, version?: number): void {
  if (version === undefined || version === stored) return;
  const conflict = { version: stored, savedBy: updatedBy ?? null, savedAt: updatedAt.toISOString() };
  throw new AppError('CONFLICT', 'Someone saved this after you opened it. Yours isn’t saved yet.', {
    conflict,
  });
}
