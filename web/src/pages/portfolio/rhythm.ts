/** The position of a portfolio item in the twelve columns; each is a class of rhythm.module.css. */
export type Placement =
  | 'bandLeft'
  | 'bandRight'
  | 'featureLeft'
  | 'featureRight'
  | 'largeLeft'
  | 'smallRight'
  | 'smallLeft'
  | 'largeRight'
  | 'third';

/**
 * Lays out the items like a magazine: a pair or a video fills a row, pictures between them come alone, in
 * twos of unequal size, or in threes; rows of a kind alternate sides. `wide` says for each item whether it
 * fills a row.
 */
export function rhythm(wide: boolean[]): Placement[] {
  const placements: Placement[] = [];
  let pictureRows = 0;
  let features = 0;
  while (placements.length < wide.length) {
    const run = runLength(wide, placements.length);
    if (run === 0) placements.push(features++ % 2 === 0 ? 'featureRight' : 'featureLeft');
    else placements.push(...pictures(run, pictureRows++ % 2 === 0));
  }
  return placements;
}

/** Returns the number of consecutive pictures from here. */
function runLength(wide: boolean[], from: number): number {
  const end = wide.indexOf(true, from);
  return (end < 0 ? wide.length : end) - from;
}

/** Returns the next row of so many pictures; avoids a row that leaves a single picture for the next one. */
function pictures(run: number, toLeft: boolean): Placement[] {
  if (run === 1) return [toLeft ? 'bandLeft' : 'bandRight'];
  if (run === 3) return ['third', 'third', 'third'];
  return toLeft ? ['largeLeft', 'smallRight'] : ['smallLeft', 'largeRight'];
}
