import type { DemoBlog } from './demo-blog.ts';

export const post: DemoBlog = {
  title: 'How to read a mood board',
  slug_url: 'how-to-read-a-mood-board',
  brief_paragraph:
    '<p>A mood board is a set of decisions laid side by side, and it is easier to change than a floor. Here is what each sample is for and <em>which questions to ask</em> before you approve it.</p>',
  blog_image: 'moodboard.jpg',
  published_date: 'February 19, 2026',
  category: 'Interior Design',
  metaTitle: 'How to Read an Interior Design Mood Board',
  metaDescription:
    'What the samples on a mood board stand for, how to judge them in your own light, how large a sample should be and what to ask before you approve.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'What is on the table',
      paragraph:
        'A board usually holds five families of material: floor, stone or tile, wood, fabric and metal, with paint chips around them. They are shown together because that is how they will be seen. A tile that looks warm alone can turn pink beside walnut. Read the board in proportion: if the oak is on the floor it will be a third of what you see, while the brass may be twelve handles.',
    },
    {
      heading: 'Look at it in the room',
      paragraph:
        'Take the samples home and keep them for three days. Put each one the way it will be used: flooring flat on the ground, tile upright against the wall, fabric over the arm of a chair, counter stone level beside the window. Look at them at breakfast, at four in the afternoon, and at night under the lamps you own. A showroom often has cooler and much brighter light than a house.',
    },
    {
      heading: 'Ask for larger pieces',
      paragraph:
        'A paint chip of two inches tells you the family and little more. Paint a board of 2 by 3 feet with two coats and move it around the walls. For patterned fabric, ask the length of the repeat; with a repeat of 27 inches the pattern may appear twice on a curtain and only once on a cushion. For natural stone, approve the actual slab, with a photograph and its number. For wood, ask how the stain was made and for a sample from the same batch.',
    },
    {
      heading: 'Touch and wear',
      paragraph:
        'Run a wet cloth over the tile and step on it. Rub the fabric with a white cloth to see whether colour comes off. Ask the abrasion rating, the cleaning code and whether the finish on the brass is lacquered or will darken. Households with a dog, a toddler or a red-wine habit should say so at this table; it changes two or three samples and saves the sofa.',
    },
    {
      heading: 'Questions before you say yes',
      paragraph:
        'Which of these have a lead time over eight weeks? What is the second choice if one is discontinued? Where does each material stop, and what covers the edge? What must be ordered with 10 percent extra for cuts? Which three could be plainer if the budget tightens? A designer who has thought it through will answer without looking anything up except the dates.',
    },
    {
      heading: 'From board to drawing',
      paragraph:
        'In our residential projects the board is the second of three steps. Concept and space planning come first, and elevations with 3D renderings follow, so that the materials appear at their true size. Renderings may change with availability, which is one more reason to keep the board: it records what the substitute has to match. Every project is quoted for itself, after a free consultation.',
    },
  ],
};
