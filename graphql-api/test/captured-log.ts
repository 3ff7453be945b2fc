import type { DestinationStream } from 'pino';

/** A line of the log, parsed. */
type LogLine = Record<string, unknown>;

/** A destination that stores the log of a test's app. */
interface CapturedLog extends DestinationStream {
  /** Returns the whole log. */
  text(): string;
  /** Returns the names of the security events since the last call, the oldest first. */
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
