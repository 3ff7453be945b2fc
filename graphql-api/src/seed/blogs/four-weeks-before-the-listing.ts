import type { DemoBlog } from './demo-blog.ts';

export const post: DemoBlog = {
  title: 'Four weeks before the listing: a timetable',
  slug_url: 'four-weeks-before-the-listing',
  brief_paragraph:
    '<p>A house can be made ready in four weeks if the trades are called in the first one. A <strong>week-by-week plan</strong> that you can pin to the fridge, then take down before the photographer comes.</p>',
  blog_image: 'residential-01.jpg',
  published_date: 'April 24, 2025',
  category: 'Selling Tips',
  metaTitle: 'Four-Week Timetable Before You List a House',
  metaDescription:
    'A four-week plan for getting a house ready to list: repairs in week one, paint in week two, packing in week three, staging and photos in week four.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Week one: decide and book',
      paragraph:
        'Walk through with your agent or a stager and write one list for the whole house. Then book, in this order: the painter, the handyman, the window cleaner, the carpet cleaner, the photographer. Spring calendars in Halton fill early, so the phone calls matter more this week than the packing. If you need a storage unit or a container in the driveway, reserve it now and ask your municipality or condominium whether a permit is needed.',
    },
    {
      heading: 'Week two: repairs and paint',
      paragraph:
        'Do the dusty work while the house is still full of your things and covered in sheets. Small faults are cheap to fix and loud to a buyer: a running toilet, a sticking patio door, a missing cabinet knob, cracked caulking around the tub. Two coats in a living room and hall take a painter about two days including drying. Keep one neutral on all connected walls; a colour change at every doorway makes a main floor look smaller.',
    },
    {
      heading: 'Week three: pack the first third',
      paragraph:
        'Pack as if you were moving already, because you are. A useful target is one third of what stands on shelves, half of what hangs in closets, and everything on top of the kitchen cupboards. Family pictures go in the first box, both for privacy and so that a buyer can picture other faces. Leave closets with the rail visible between hangers, about one and a half inches apart. Label cartons by the room they will enter, not the room they leave.',
    },
    {
      heading: 'Week four, first half: clean and stage',
      paragraph:
        'Windows first, then lights and fans, then kitchen and bathrooms, floors last. Furniture and accessories arrive on a clean floor: plan one day for three main areas, and a second if bedrooms and basement are part of it. Replace every bulb in a room at the same time, 2700 or 3000 kelvin throughout, so that no lamp looks blue in a photograph.',
    },
    {
      heading: 'Week four, second half: photograph and go live',
      paragraph:
        'Keep one clear day between staging and the photographer, because something will be missing: a lampshade, a shower curtain, the second bedside lamp. On the morning itself, cars leave the driveway, bins go into the garage, all blinds stand at the same height and every lamp is on. After that, the daily routine for showings should take fifteen minutes: beds, counters, towels, lights, garbage, out.',
    },
    {
      heading: 'If you have less time',
      paragraph:
        'With ten days, drop the painting except for the front door and the entry, and keep the cleaning, the bulbs and the packing. With three days, do the main floor, the front step and one bathroom. An honest small effort in the rooms that will be photographed beats a thin one everywhere.',
    },
  ],
};
