import { timeInWords } from '../time-in-words.ts';

/** A time in words. */
export const Time = ({ at }: { at: string }) => <time dateTime={at}>{timeInWords(at)}</time>;
