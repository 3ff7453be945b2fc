import type { DemoBlog } from './demo-blog.ts';

export const post: DemoBlog = {
  title: 'Living in a staged house until it sells',
  slug_url: 'living-in-a-staged-house',
  brief_paragraph:
    '<p>You still need breakfast, homework and a place for the cat. With three kinds of container and a <strong>fifteen-minute routine</strong>, a family can live in a staged house without hiding in the basement.</p>',
  blog_image: 'residential-08.jpg',
  published_date: 'June 18, 2026',
  category: 'Home Staging',
  metaTitle: 'Living in a Staged Home: Routines That Hold Up',
  metaDescription:
    'How to live in an occupied, staged home: what the stager works with, three kinds of container, a fifteen-minute showing routine, pets and children.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'What occupied staging changes',
      paragraph:
        'In a vacant house the stager brings the furniture. In an occupied one your own pieces do the work, with some leaving and some lamps, art and textiles added. Our occupied package starts at $1,990 for three main areas with a 30-day rental, and each further room is $300, so four rooms start at $2,290. Furniture may move to a room you did not expect. A dining chair can look right in a bedroom, and the armchair you never use may earn its place by the window.',
    },
    {
      heading: 'Three kinds of container',
      paragraph:
        'Everything you keep using falls into one of three. A daily basket, one per person, holds what is needed from waking to sleeping: charger, book, brush, medication. A lidded bin for each room takes what must vanish before a showing, and it has a fixed spot in a closet. A carton goes to storage and is not opened before you move. If a thing fits none of them, it does not need to be in the house this month.',
    },
    {
      heading: 'The fifteen-minute routine',
      paragraph:
        'Minutes one to four: beds made, clothes in the hamper, hamper in the closet. Five to eight: bathrooms, wipe the tap and mirror, fold the show towels, close the lid. Nine to twelve: kitchen, dishes into the machine, counters wiped, sink dry, garbage out. Thirteen to fifteen: lamps on, blinds level, daily baskets into the trunk of the car, door locked. Tape the list inside a cupboard and give each person a line. Do two practice runs before the first showing.',
    },
    {
      heading: 'Bathrooms without a sacrifice',
      paragraph:
        'Keep one set of towels that nobody uses, folded in thirds on the bar or rolled in a basket. Your own hang behind a door and leave with the baskets. Each person’s toiletries live in a caddy under the sink. Empty the shower of bottles down to one pump of soap. If you have two bathrooms, use one and keep the other as it was photographed.',
    },
    {
      heading: 'Children, pets and work',
      paragraph:
        'Let a child choose ten toys to keep out, in one bin that matches the room, and change the ten on Sundays. Cats and dogs are better out of the house during showings; crates, bowls and litter go with them, and an open window for half an hour does more than a scented candle. For those who work at home, agree with your agent on notice, for instance two hours, and on quiet times that are blocked in the booking calendar.',
    },
    {
      heading: 'When to relax',
      paragraph:
        'Showings tend to cluster in the first two weekends. Plan easy suppers, eat out twice, and keep one room, a bedroom or a den, on the ten-minute rule instead of the constant one. After a firm sale, tell your stager the same day, so that the pickup of rented pieces can be set before your movers come.',
    },
  ],
};
