import type { FileHandle } from 'node:fs/promises';

/** The imports that a process started (import/runs.ts). */
export interface Imports {
  /** Imports the file when the earlier imports have ended, then closes it. */
  start(run_id: string, file: FileHandle): void;
  /** Ends the imports whose cancellation was requested. */
  stopCancelled(): Promise<void>;
  /** Ends all imports. */
  stop(): Promise<void>;
}
