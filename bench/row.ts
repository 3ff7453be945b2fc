/** A figure of a benchmark beside its reference. */
export interface Row {
  measured: string;
  ours: number;
  /** Measured in the same run, so that a slow or busy machine changes both figures. */
  reference: number;
  /** Name of the reference. */
  beside: string;
  unit: 'ms' | 'MB' | 'KB' | '';
  /** Maximum of `ours / reference`. */
  budget: number;
}

/** Measures a part of `npm run bench`. */
export type Part = () => AsyncGenerator<Row>;

export const ratioOf = ({ ours, reference }: Row) => ours / reference;

/** A figure without a ratio, such as one of a failed run, is over its budget. */
export const isOver = (row: Row) => !(ratioOf(row) <= row.budget);
