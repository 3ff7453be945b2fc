/** One item of the demo portfolio; every file is a name in graphql-api/demo-media. */
export type DemoPortfolioItem = DemoPicture | DemoPair | DemoVideo;

/** What may be told of the project. No such project was done, and the demo says so where it names the town. */
interface DemoFacts {
  town: string;
  rooms: number;
  days: number;
  package: string;
}

interface DemoItem {
  title: string;
  facts?: DemoFacts;
}

export interface DemoPicture extends DemoItem {
  kind: 'picture';
  file: string;
  alt: string;
}

/** A before and after; file and alt are the after. */
export interface DemoPair extends DemoItem {
  kind: 'pair';
  file: string;
  alt: string;
  before: { file: string; alt: string };
}

/** A video: file is the mp4, poster the picture shown until it plays. */
export interface DemoVideo extends DemoItem {
  kind: 'video';
  file: string;
  poster: { file: string; alt: string };
  alt: string;
}

export interface DemoPortfolioGroup {
  name: 'RESIDENTIAL' | 'COMMERCIAL' | 'GLOBAL';
  title: string;
  items: DemoPortfolioItem[];
}

const residential: DemoPortfolioItem[] = [
  {
    kind: 'picture',
    title: 'Open living and dining',
    file: 'residential-01.jpg',
    alt: 'An open plan room with a cream sofa, boucle chairs and a patterned sage rug in front, a round oak dining table behind, and black framed garden doors.',
  },
  {
    kind: 'pair',
    title: 'Living room, before and after',
    facts: { town: 'Milton (sample project)', rooms: 3, days: 2, package: 'Vacant Home Staging' },
    file: 'pair-living-after.jpg',
    alt: 'The same living room staged with a cream sofa, two framed prints, a round oak coffee table, a white boucle chair, a tan leather armchair and a woven pendant.',
    before: {
      file: 'pair-living-before.jpg',
      alt: 'An empty living room with bare oak floor, plain off-white walls, a large window on the left and a faint outline where a picture once hung.',
    },
  },
  {
    kind: 'picture',
    title: 'Kitchen with island',
    file: 'residential-03.jpg',
    alt: 'A kitchen with a marble waterfall island, three leather stools, sage green cabinets, a plaster range hood, glazed tile and a tall oak cupboard.',
  },
  {
    kind: 'picture',
    title: 'Primary bedroom',
    file: 'residential-02.jpg',
    alt: 'A bedroom with a wide bed against an upholstered wall panel, walnut slats on both sides, globe pendants over the nightstands and sheer curtains.',
  },
  {
    kind: 'pair',
    title: 'Bedroom, before and after',
    facts: { town: 'Oakville (sample project)', rooms: 4, days: 2, package: 'Vacant Home Staging' },
    file: 'pair-bedroom-after.jpg',
    alt: 'The same bedroom with a sage panelled wall, an upholstered bed in white and sage linen, oak nightstands, a bench with a throw and a patterned rug.',
    before: {
      file: 'pair-bedroom-before.jpg',
      alt: 'An empty bedroom with plain walls, oak floor, a bare curtain rod over a wide window on the right and sunlight on the floor.',
    },
  },
  {
    kind: 'picture',
    title: 'Entry hall',
    file: 'residential-04.jpg',
    alt: 'An entry hall with a dark green front door and sidelight, a faded runner on stone tile, a walnut console with a round mirror, and a bench under hooks holding coats.',
  },
  {
    kind: 'picture',
    title: 'Reading nook',
    file: 'residential-07.jpg',
    alt: 'A window seat with cushions between two dark green bookcases, with a tan leather armchair, a carved walnut side table and a globe light.',
  },
  {
    kind: 'pair',
    title: 'Dining room, before and after',
    facts: { town: 'Burlington (sample project)', rooms: 5, days: 3, package: 'Vacant Home Staging' },
    file: 'pair-dining-after.jpg',
    alt: 'The same dining room with a soft terracotta wall, a walnut table set for guests, eight cream chairs, two white dome pendants and a landscape print.',
    before: {
      file: 'pair-dining-before.jpg',
      alt: 'An empty dining room with herringbone oak floor, beige walls, one small pendant light and a tall window on the left.',
    },
  },
  {
    kind: 'picture',
    title: 'Bathroom',
    file: 'residential-08.jpg',
    alt: 'A bathroom with a white freestanding tub, a wall of sage tile, an oak vanity with arched brass mirror, folded towels and a large plant.',
  },
  {
    kind: 'picture',
    title: 'Home office',
    file: 'residential-05.jpg',
    alt: 'A bright home office with an oak desk under a wide window, an oak bookcase, a sage armchair, a patterned rug and a low slatted cabinet.',
  },
  {
    kind: 'pair',
    title: 'Home office, before and after',
    facts: { town: 'Milton (sample project)', rooms: 1, days: 2, package: 'Organization' },
    file: 'pair-office-after.jpg',
    alt: 'The same office organized, with a dark green wall, walnut desk and low cabinets, two lit floating shelves, a brass pendant and a reading chair.',
    before: {
      file: 'pair-office-before.jpg',
      alt: 'A home office crowded with cardboard boxes, loose papers, a mismatched desk and plastic chair, an overfilled white shelf and tangled cables.',
    },
  },
  {
    kind: 'picture',
    title: 'Nursery',
    facts: { town: 'Halton Hills (sample project)', rooms: 2, days: 1, package: 'Style & Shop' },
    file: 'residential-06.jpg',
    alt: 'A nursery with an oak crib in front of a painted terracotta arch, a white chair and footstool, a small dresser with a teddy bear and wooden toys on a round rug.',
  },
];

const commercial: DemoPortfolioItem[] = [
  {
    kind: 'picture',
    title: 'Reception',
    file: 'commercial-01.jpg',
    alt: 'A reception area with a curved fluted walnut desk, an oak slat wall with a round emblem, globe pendants, a terrazzo floor and lounge seating.',
  },
  {
    kind: 'picture',
    title: 'Meeting room',
    file: 'commercial-02.jpg',
    alt: 'A meeting room with a long walnut table, nine upholstered chairs, a wall screen between oak slats and tall windows on the left.',
  },
  {
    kind: 'picture',
    title: 'Cafe',
    file: 'commercial-03.jpg',
    alt: 'A cafe with a green tiled counter and espresso machine, walnut shelves, bentwood chairs at round tables, a leather banquette and terracotta floor.',
  },
  {
    kind: 'picture',
    title: 'Boutique',
    file: 'commercial-04.jpg',
    alt: 'A clothing boutique with two terracotta arched display niches, an arched mirror, rails of neutral garments, a velvet chair and globe pendants.',
  },
  {
    kind: 'picture',
    title: 'Open office',
    file: 'commercial-05.jpg',
    alt: 'An open office with oak desks and sage dividers, mixed coloured task chairs, plants, linear lights and a lounge corner with a rust sofa.',
  },
];

const global: DemoPortfolioItem[] = [
  {
    kind: 'picture',
    title: 'Seaside villa lounge',
    file: 'global-01.jpg',
    alt: 'A bright lounge with wooden ceiling beams, a linen sofa and wood framed armchairs, opening to a terrace with two loungers and a blue sea.',
  },
  {
    kind: 'picture',
    title: 'Brick loft',
    file: 'global-02.jpg',
    alt: 'A loft with a red brick wall, tall black framed windows, a brown leather sofa, an arc lamp, globe pendants and open metal shelving.',
  },
  {
    kind: 'video',
    title: 'Staging tour',
    file: 'global-tour.mp4',
    poster: {
      file: 'global-tour.jpg',
      alt: 'A still from the tour clip showing a living room fully staged.',
    },
    alt: 'A short silent clip: an empty living room is furnished step by step, then slow views of other staged rooms.',
  },
  {
    kind: 'picture',
    title: 'Japandi room',
    file: 'global-03.jpg',
    alt: 'A quiet room with a low oak platform sofa, floor cushions around a dark low table, paper lamps, paper screens and a view of bamboo.',
  },
  {
    kind: 'picture',
    title: 'Courtyard terrace',
    file: 'global-04.jpg',
    alt: 'A walled courtyard with wooden outdoor sofas on a striped rug, string lights, flowering climbers, potted trees and a blue-green door under an open sky.',
  },
];

/** The demo portfolio: the three groups and their items, in the order shown. */
export const demoPortfolio: DemoPortfolioGroup[] = [
  { name: 'RESIDENTIAL', title: 'Residential Projects', items: residential },
  { name: 'COMMERCIAL', title: 'Commercial Projects', items: commercial },
  { name: 'GLOBAL', title: 'Global Projects', items: global },
];
