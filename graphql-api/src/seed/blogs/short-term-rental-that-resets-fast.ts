import type { DemoBlog } from './demo-blog.ts';

export const post: DemoBlog = {
  title: 'Furnish a short-term rental that resets fast',
  slug_url: 'short-term-rental-that-resets-fast',
  brief_paragraph:
    '<p>Between checkout at eleven and check-in at four there are five hours for laundry, cleaning and repairs. Furnish a <a href="/decorating-short-term-rental">short-term rental</a> for those five hours and the guests will notice too.</p>',
  blog_image: 'global-02.jpg',
  published_date: 'July 17, 2025',
  category: 'Decorating',
  metaTitle: 'Furnishing a Short-Term Rental for Quick Resets',
  metaDescription:
    'How to furnish a short-term rental in Ontario so it can be cleaned and reset in hours: linen counts, fabrics, spare parts, lighting and a photo check.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Before the sofa, the rules',
      paragraph:
        'Towns and cities around here set their own rules for short stays, and several ask for a licence, an inspection or a principal residence. Condominium declarations may forbid them altogether. Read both before you spend on furniture, and ask your insurer in writing. Then count the beds that the rules allow, and furnish for that number, not for one more on a pullout.',
    },
    {
      heading: 'Three sets of everything that is washed',
      paragraph:
        'For each bed, keep three sets of sheets: one on, one in the wash, one in the cupboard. The same goes for towels, at two bath towels, one hand towel and one face cloth for each guest. Buy them all in one white from one line, so a stained piece can be replaced alone and everything goes in the same hot load. Add a dark face cloth for makeup and a zippered protector on every mattress and pillow.',
    },
    {
      heading: 'Fabrics and surfaces that forgive',
      paragraph:
        'Choose a sofa with removable, washable covers or a tight performance weave rated for at least 50,000 double rubs. Mid-tone colours with some texture hide more than white or black. Put flatweave rugs in living areas and none in the dining area. Tabletops should be sealed wood, stone composite or laminate; oiled oak is lovely and keeps the ring of each glass. Leather or leather-like stools wipe down in a minute where woven seats do not.',
    },
    {
      heading: 'Fewer objects, each with a job',
      paragraph:
        'Every vase is something to dust and to break. Let character come from things that are fixed or large: one wall colour, a big picture, a pair of good lamps, a brick wall left bare. Each bed needs two lamps and two outlets within reach. Each seat at the table needs a plate, a bowl, a mug and a glass, doubled. A luggage rack and six empty hangers in the bedroom are used by more guests than a dresser.',
    },
    {
      heading: 'The locked cupboard',
      paragraph:
        'Reserve one closet with a keypad: the third set of linen, spare bulbs, a second kettle, cushion covers, touch-up paint in a labelled jar, batteries and fuses. Ontario requires smoke alarms in every home, and carbon monoxide alarms in many; note the test dates inside the door. When something fails on a Saturday, the cleaner should be able to solve it from that cupboard.',
    },
    {
      heading: 'Photograph the reset',
      paragraph:
        'When the rooms are right, take one picture from each doorway and put the prints in the cupboard. Whoever resets the place compares room and picture: four cushions, throw on the left arm, remote in the tray. It takes ten minutes at the end of a turnover and the listing pictures stay true. Take the first set before the last order is placed, too: the pictures show what is still missing and what was never needed.',
    },
  ],
};
