import type { DestinationStream } from 'pino';

/** A line of the log, parsed. */
export type LogLine = Record<string, unknown>;

/** Where a test's app writes its log, to be looked at. */
export interface CapturedLog extends DestinationStream {
  /** Everything that was written, as it was written. */
  text(): string;
  /** The names of the security events so far, the oldest first; forgets them. */
  takeEvents(): unknown[];
}

export function captureLog(): CapturedLog {
  const written: string[] = [];
  let seen = 0;
  const linesFrom = (start: number) => written.slice(start).map((line) => JSON.parse(line) as LogLine);
  return {
    write: (line) => void written.push(line),
    text: () => written.join(''),
    takeEvents() {
      const events = linesFrom(seen).flatMap(({ event }) => (event === undefined ? [] : [event]));
      seen = written.length;
      return events;
    },
  };
}
