/** Where an item of the portfolio is in the twelve columns; one class of rhythm.module.css each. */
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
 * Sets the pieces as a magazine would: a pair or a video has a row of its own, pictures between them come alone, in twos of
 * unequal size, or in threes; each kind of row changes sides. `wide` says of each item in order whether it needs the row.
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

/** How many pictures follow one another from here. */
function runLength(wide: boolean[], from: number): number {
  const end = wide.indexOf(true, from);
  return (end < 0 ? wide.length : end) - from;
}

/** The next row of a run of so many pictures: never one that leaves a single picture for the row after it, if it can. */
function pictures(run: number, toLeft: boolean): Placement[] {
  if (run === 1) return [toLeft ? 'bandLeft' : 'bandRight'];
  if (run === 3) return ['third', 'third', 'third'];
  return toLeft ? ['largeLeft', 'smallRight'] : ['smallLeft', 'largeRight'];
}
