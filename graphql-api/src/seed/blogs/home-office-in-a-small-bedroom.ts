import type { DemoBlog } from './demo-blog.ts';

export const post: DemoBlog = {
  title: 'A home office in a nine-by-ten bedroom',
  slug_url: 'home-office-in-a-small-bedroom',
  brief_paragraph:
    '<p>The fourth bedroom in many Halton houses is about nine by ten feet. That is enough for a desk, a reading chair and every file you own, once <em>paper and cables have an address</em>.</p>',
  blog_image: 'residential-05.jpg',
  published_date: 'August 13, 2026',
  category: 'Organizing',
  metaTitle: 'Organizing a Home Office in a Small Bedroom',
  metaDescription:
    'How to organize a home office in a 9 by 10 foot bedroom: desk position, paper in four folders, cable routes, shelf rules and what a camera sees.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Place the desk by the window, sideways',
      paragraph:
        'Facing the glass gives you glare in the eyes, and sitting with your back to it puts your face in shadow on calls. Turn the desk so that the window is at your side. A desk 24 inches deep takes a laptop; a separate screen wants 28 to 30. Leave 36 inches behind the chair. In a room of nine by ten, that still leaves a wall of some 8 feet for storage 12 to 15 inches deep and a corner for a chair. Measure the swing of the door before you fall in love with an armchair.',
    },
    {
      heading: 'Four folders for paper',
      paragraph:
        'Household paper needs four live places and no more: to do, to pay, to file, to read. Put them upright on the desk. Once a week, on a day you name, empty the first three and recycle what is older than a month in the fourth. Files sit in one drawer with a folder per subject. Keep tax records for six years from the end of the tax year they relate to, which is the general rule of the Canada Revenue Agency, then shred them.',
    },
    {
      heading: 'Give cables a route',
      paragraph:
        'Unplug everything and put back only what you use. Screw a power bar to the underside of the desk, run each cable along one back leg with reusable ties, and label both ends with a strip of tape. One charging spot, with room for three devices, saves the other outlets. The router belongs in the open and off the floor. Old cables go in one shoebox; when it is full, the oldest leave.',
    },
    {
      heading: 'Shelves: thirds, not walls of books',
      paragraph:
        'Load heavy things, such as binders and printers, below 30 inches in closed cabinets. Use open shelves for one third books, one third boxes with lids and one third air. Boxes all of one kind calm a shelf, and each needs a label on the end you see. Leave one shelf empty on the day you finish. It is the inbox for next month’s project, and it keeps the floor clear.',
    },
    {
      heading: 'What the camera sees',
      paragraph:
        'Open the camera, sit down and look at the picture behind you. It covers about 5 feet of wall at head height. Give that part one calm picture or a plant and a lamp that is switched on, and move the laundry rack to the other side. A lamp in front of you at eye level, slightly to one side, does more for your face than a ceiling light.',
    },
    {
      heading: 'When it must be a bedroom again',
      paragraph:
        'If you plan to sell within the year, keep the closet with its rail and choose furniture that could leave in an afternoon. Four bedrooms is a figure that buyers search for. A desk beside a daybed shows both uses; a room built solid with cabinets shows only one.',
    },
  ],
};
