import { AppError } from '../core/errors.ts';
import type { Editable } from './kind.ts';

/** Throws CONFLICT unless `version` is the stored one, or undefined (REST): then the last write wins. */
export function checkVersion({ version: stored, updatedAt, updatedBy }: Editable, version?: number): void {
  if (version === undefined || version === stored) return;
  const conflict = { version: stored, savedBy: updatedBy ?? null, savedAt: updatedAt.toISOString() };
  throw new AppError('CONFLICT', 'Someone else saved this after you opened it. Nothing was overwritten.', {
    conflict,
  });
}
