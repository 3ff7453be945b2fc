import type { DemoBlog } from './demo-blog.ts';

export const post: DemoBlog = {
  title: 'Rug sizes, room by room',
  slug_url: 'rug-sizes-room-by-room',
  brief_paragraph:
    '<p>A rug that is too small makes good furniture look lost. These are the measurements we use for living rooms, dining rooms, bedrooms and halls, with <em>a way to test them</em> before you buy.</p>',
  blog_image: 'residential-06.jpg',
  published_date: 'June 5, 2025',
  category: 'Decorating',
  metaTitle: 'Rug Size Guide: Living, Dining, Bedroom and Hall',
  metaDescription:
    'Which rug size fits a sofa, a six-seat table, a queen or king bed and a hall runner, with clearances in inches and a tape test to do at home.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Start with painter’s tape',
      paragraph:
        'Tape the outline of the size you have in mind on the floor and live with it for two days. You will see at once whether the door swings over it, whether a chair leg lands on its edge and whether the shape follows the room or only the coffee table. Leave 8 to 18 inches of floor between rug and wall; a rug that nearly touches the wall looks like a carpet cut wrong.',
    },
    {
      heading: 'Living room: the front legs rule',
      paragraph:
        'At the very least, the front legs of the sofa and of every chair stand on the rug, by 6 inches or more. A sofa of 84 inches wants a rug that runs 6 to 8 inches past each arm, which means 8 by 10 feet in many Milton and Oakville family rooms. If the seating floats in a larger room, go to 9 by 12 and put all legs on. A 5 by 7 works under a coffee table only in a condo with a loveseat and one chair.',
    },
    {
      heading: 'Dining room: count the chair, not the table',
      paragraph:
        'A chair that is pulled out must keep its back legs on the rug. Add 24 inches on every side of the table. A table of 36 by 72 inches needs 84 by 120 inches, so 7 by 10 feet is the least and 8 by 10 is comfortable. A round table of 48 inches takes a round rug of 8 feet. Low pile only: flatweave or short wool, since chairs drag on anything deeper and crumbs stay in it.',
    },
    {
      heading: 'Bedroom: where the feet land',
      paragraph:
        'Lay the rug across the bed, starting just in front of the nightstands. Under a queen bed, 60 inches wide, an 8 by 10 laid this way leaves 30 inches at each side. Under a king, 76 inches wide, it leaves 22, and a 9 by 12 leaves 34. Where the room is too tight, two runners of 2 by 6 feet, one on each side, do the same work for less. In a nursery or child’s room a round rug of 5 or 6 feet marks a place to play without crossing the door’s swing.',
    },
    {
      heading: 'Hall and entry: leave a border',
      paragraph:
        'A runner should leave 4 to 6 inches of floor on each side and stop about a foot short of the ends of the hall. At the front door check the clearance first: many doors pass over three eighths of an inch and no more. In Ontario the entry rug meets road salt from November to April, so choose one that can be hosed down, or keep two and let them take turns.',
    },
    {
      heading: 'The pad is part of the size',
      paragraph:
        'Buy a felt and rubber pad an inch smaller than the rug on each side. It holds the rug still, softens the step and keeps the backing from marking a hardwood floor. Avoid plain plasticized mesh on vinyl plank, where some backings leave a stain, and read the flooring maker’s note before you put anything down.',
    },
  ],
};
