/** What a feature adds to the doors of others. */
export interface Opener {
  adds?: readonly Addition[];
}

interface Addition {
  door: object;
  parts: readonly unknown[];
}

/** A place of a feature to which other features add parts of one type, so that it works without them. */
export class Door<Part> {
  /** Returns parts for the `adds` of a feature. */
  with(...parts: Part[]): Addition {
    return { door: this, parts };
  }

  /** Returns the parts of all features, in their order. */
  of({ features }: { features: readonly Opener[] }): Part[] {
    const additions = features.flatMap(({ adds = [] }) => adds);
    return additions.filter(({ door }) => door === this).flatMap(({ parts }) => parts as Part[]);
  }
}
