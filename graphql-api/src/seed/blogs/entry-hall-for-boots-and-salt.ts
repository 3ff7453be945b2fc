import type { DemoBlog } from './demo-blog.ts';

export const post: DemoBlog = {
  title: 'An entry hall for boots, salt and school bags',
  slug_url: 'entry-hall-for-boots-and-salt',
  brief_paragraph:
    '<p>From November to March the entry does the work of a mudroom. Give each person <strong>a hook, a bin and 12 inches of floor</strong>, and the rest of the hall stays clear.</p>',
  blog_image: 'residential-04.jpg',
  published_date: 'January 15, 2026',
  category: 'Organizing',
  metaTitle: 'Organizing an Entry Hall for Ontario Winters',
  metaDescription:
    'How to organize an entry hall for winter: hook heights, bench sizes, boot trays, bins per person and a plan for the front door of a townhouse.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Count what comes through the door',
      paragraph:
        'On a school day, stand in the hall at half past three with a notepad. Count coats, boots, bags, helmets, leashes and parcels, and note where each is dropped. A family of four in January can bring in four coats, four pairs of boots, two school bags, a hockey bag and eight mittens. Storage for that number is the target. A pretty bench with three hooks is not the wrong piece of furniture, only too few hooks.',
    },
    {
      heading: 'A lane for each person',
      paragraph:
        'Plan a strip of wall 12 inches wide per person: a double hook for coat and bag, one bin above or below, and the floor beneath for one pair of boots. Hooks for adults at 60 to 66 inches, for children at 36 to 42, and screwed into studs or a backing board, since a wet parka and a full bag weigh more than drywall anchors like. Guests get their own hooks; an empty pair is a welcome.',
    },
    {
      heading: 'Water has to go somewhere',
      paragraph:
        'Two mats do more than one: a coarse one outside, and an absorbent one inside that is at least two steps long, about 5 feet. Under the boots, use a tray with a lip of half an inch or more, filled with smooth stones or fitted with a rack, so that soles stand above the melt. Wipe salt from stone tile with plenty of plain water. On hardwood, keep a folded towel in a basket by the door and use it the same hour.',
    },
    {
      heading: 'A bench that people use',
      paragraph:
        'Seat height 17 to 18 inches, depth 14 to 16, and at least 36 inches of clear floor in front to bend and tie. Open cubbies underneath suit shoes for daily wear; a lift-up lid suits what is used weekly, because nobody lifts a lid with a child under one arm. Keep one shallow drawer or bowl for keys and nothing else. Mail goes to the desk the day it arrives.',
    },
    {
      heading: 'When there is no hall',
      paragraph:
        'In many townhouses the front door opens straight to the stairs. Use the wall behind the door for hooks at two heights, a shoe cabinet 7 or 8 inches deep that tips out, and a mirror above it. The garage door is often the real entrance: put the bench and boots there and leave the front for visitors. Seasonal gear changes places twice a year, in April and November, with bins labelled by person.',
    },
    {
      heading: 'If the house is for sale',
      paragraph:
        'For showings reduce each lane to one coat and hide the rest. Leave the tray, clean and empty, with a small sign asking visitors to remove their shoes, and a chair to do so. A buyer who sits down for half a minute looks around.',
    },
  ],
};
