import type { DemoBlog } from './demo-blog.ts';

export const post: DemoBlog = {
  title: 'Kitchen islands: clearances before finishes',
  slug_url: 'kitchen-island-clearances',
  brief_paragraph:
    '<p>Marble or oak can be decided in week six. Whether the dishwasher opens <em>while someone stands at the sink</em> has to be decided first.</p>',
  blog_image: 'residential-03.jpg',
  published_date: 'September 4, 2025',
  category: 'Interior Design',
  metaTitle: 'Kitchen Island Sizes and Clearances to Plan First',
  metaDescription:
    'Plan a kitchen island from the aisles inward: 42 and 48 inch aisles, seat widths, overhangs, outlets and pendant heights, then choose the finishes.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Draw the aisles first',
      paragraph:
        'An island is what is left after the aisles. Plan 42 inches between counter and island where one person cooks and 48 where two do. Measure between the faces of the counters, not the cabinets, and allow for handles. With a 25 inch counter along the wall, a 42 inch aisle, a 36 inch island and 42 inches behind it, the kitchen wants a depth of a little over 12 feet. If your room has 10, a peninsula or a table will serve you better than an island that everyone squeezes past.',
    },
    {
      heading: 'Open every door on paper',
      paragraph:
        'A dishwasher door reaches about 24 inches into the room when it is down. An oven door reaches about 20, and somebody stands in front of it with a hot pan. Draw each one open, then draw a person, about 20 inches deep, beside it. Two doors that meet in the same aisle are a daily argument. The common repair is to shift one appliance by a single cabinet, which is free on a drawing and costly after the electrician has been.',
    },
    {
      heading: 'Seats need width and knees',
      paragraph:
        'Allow 24 inches of width for each stool. At a counter of 36 inches, plan an overhang of about 15 inches for knees and stools with a seat at 24 to 26 inches. Three stools therefore need 6 feet of clear overhang, not counting a waterfall end. Behind the stools leave 36 inches to edge past a seated person, or 44 to walk by. Stone beyond about 12 inches of overhang usually needs brackets; your fabricator will say how much for the slab you chose.',
    },
    {
      heading: 'What goes inside',
      paragraph:
        'Decide on one main job. A prep island has a bin pullout beside a 30 inch run of clear counter, with knives and boards above. A cleanup island has sink, dishwasher and bin within one step. A serving island has drawers for dishes towards the table. When it does all three, the counter is never clear. Outlets, plumbing and ventilation fall under the electrical and building codes, so have licensed trades confirm positions before the floor is closed.',
    },
    {
      heading: 'Light it from the seat, not the ladder',
      paragraph:
        'Hang pendants with their lower edge 30 to 36 inches above the counter, then sit down and see whether the bulb glares. Two pendants suit an island of 6 to 7 feet, three suit 8 or more. Keep them on their own dimmer. Pendants are for mood and faces; recessed or under-cabinet lights do the work for chopping.',
    },
    {
      heading: 'And then the finishes',
      paragraph:
        'Once the drawing holds, finishes are a pleasure. Bring samples into the room, lay them flat for the counter and upright for the doors, and look at breakfast and after dark. Our residential design work follows that order too: concept and space planning, then materials with a mood board, then elevations and 3D renderings. Construction, engineering drawings and permits remain with your contractor.',
    },
  ],
};
