import type { Picture } from '../../generated/types.ts';

/** A picture of a page. */
export interface ContentPicture extends Picture {
  /** Its name in `media/`; an uploaded one has none. */
  name?: string;
  /** The point that stays visible where the picture is cropped, in percent from the left and the top; else the design decides. */
  focus?: { x: number; y: number };
}

/** The original alternative texts of the pictures of pages, by the name of their file in `media/`. */
export const pictures = {
  'pair-living-before':
    'An empty living room with bare oak floor, plain off-white walls, a large window on the left and a faint outline where a picture once hung.',
  'pair-living-after':
    'The same living room staged with a cream sofa, two framed prints, a round oak coffee table, a white boucle chair, a tan leather armchair and a woven pendant.',
  'pair-bedroom-before':
    'An empty bedroom with plain walls, oak floor, a bare curtain rod over a wide window on the right and sunlight on the floor.',
  'pair-bedroom-after':
    'The same bedroom with a sage panelled wall, an upholstered bed in white and sage linen, oak nightstands, a bench with a throw and a patterned rug.',
  'pair-office-before':
    'A home office crowded with cardboard boxes, loose papers, a mismatched desk and plastic chair, an overfilled white shelf and tangled cables.',
  'pair-office-after':
    'The same office organized, with a dark green wall, walnut desk and low cabinets, two lit floating shelves, a brass pendant and a reading chair.',
  'pair-dining-before':
    'An empty dining room with herringbone oak floor, beige walls, one small pendant light and a tall window on the left.',
  'pair-dining-after':
    'The same dining room with a soft terracotta wall, a walnut table set for guests, eight cream chairs, two white dome pendants and a landscape print.',
  'hero-home':
    'A living room with a sage limewash wall kept empty on the left, and a cream sofa, tan leather chair, marble table and warm abstract painting on the right in window light.',
  'residential-01':
    'An open plan room with a cream sofa, boucle chairs and a patterned sage rug in front, a round oak dining table behind, and black framed garden doors.',
  'residential-02':
    'A bedroom with a wide bed against an upholstered wall panel, walnut slats on both sides, globe pendants over the nightstands and sheer curtains.',
  'residential-03':
    'A kitchen with a marble waterfall island, three leather stools, sage green cabinets, a plaster range hood, glazed tile and a tall oak cupboard.',
  'residential-04':
    'An entry hall with a dark green front door and sidelight, a faded runner on stone tile, a walnut console with a round mirror, and a bench under hooks holding coats.',
  'residential-05':
    'A bright home office with an oak desk under a wide window, an oak bookcase, a sage armchair, a patterned rug and a low slatted cabinet.',
  'residential-06':
    'A nursery with an oak crib in front of a painted terracotta arch, a white chair and footstool, a small dresser with a teddy bear and wooden toys on a round rug.',
  'residential-07':
    'A window seat with cushions between two dark green bookcases, with a tan leather armchair, a carved walnut side table and a globe light.',
  'residential-08':
    'A bathroom with a white freestanding tub, a wall of sage tile, an oak vanity with arched brass mirror, folded towels and a large plant.',
  'commercial-01':
    'A reception area with a curved fluted walnut desk, an oak slat wall with a round emblem, globe pendants, a terrazzo floor and lounge seating.',
  'commercial-02':
    'A meeting room with a long walnut table, nine upholstered chairs, a wall screen between oak slats and tall windows on the left.',
  'commercial-03':
    'A cafe with a green tiled counter and espresso machine, walnut shelves, bentwood chairs at round tables, a leather banquette and terracotta floor.',
  'commercial-04':
    'A clothing boutique with two terracotta arched display niches, an arched mirror, rails of neutral garments, a velvet chair and globe pendants.',
  'commercial-05':
    'An open office with oak desks and sage dividers, mixed coloured task chairs, plants, linear lights and a lounge corner with a rust sofa.',
  'global-01':
    'A bright lounge with wooden ceiling beams, a linen sofa and wood framed armchairs, opening to a terrace with two loungers and a blue sea.',
  'global-02':
    'A loft with a red brick wall, tall black framed windows, a brown leather sofa, an arc lamp, globe pendants and open metal shelving.',
  'global-03':
    'A quiet room with a low oak platform sofa, floor cushions around a dark low table, paper lamps, paper screens and a view of bamboo.',
  'global-04':
    'A walled courtyard with wooden outdoor sofas on a striped rug, string lights, flowering climbers, potted trees and a blue-green door under an open sky.',
  moodboard:
    'A flat lay of fabric swatches, oak and walnut boards, marble, terrazzo and travertine samples, glazed tiles, brass handles and a fan of paint chips.',
};

/** The drawings in `media/`; certifications.ts has their texts. */
export const drawings = ['badge-1', 'badge-2', 'badge-3', 'badge-4', 'badge-5', 'badge-6'] as const;

export type PictureName = keyof typeof pictures;
