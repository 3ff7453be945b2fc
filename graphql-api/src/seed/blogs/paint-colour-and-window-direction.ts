import type { DemoBlog } from './demo-blog.ts';

export const post: DemoBlog = {
  title: 'Paint colour and the direction of a window',
  slug_url: 'paint-colour-and-window-direction',
  brief_paragraph:
    '<p>The same white is cream in one bedroom and blue in the next. Before you choose a colour, find out <strong>which way the window faces</strong>.</p>',
  blog_image: 'pair-bedroom-after.jpg',
  published_date: 'April 2, 2026',
  category: 'Decorating',
  metaTitle: 'Choosing Paint by the Direction of the Window',
  metaDescription:
    'How north, east, south and west light change paint colour, what undertone and reflectance mean, how to test a sample, and how much paint to buy.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Find north first',
      paragraph:
        'Open the compass on your phone, stand with your back to the room and point it out of the window. Write the direction on the back of the door. Note what is outside as well: a red brick wall across a narrow side yard, common in newer subdivisions, throws a pink light; a mature maple turns a room green from June to September; snow brightens a ceiling and cools it.',
    },
    {
      heading: 'North and east',
      paragraph:
        'North light is even and bluish all day. Whites with a grey or blue undertone look dull in it, so lean to a warm undertone of yellow or red, or stop fighting and choose a deep colour: dark green and ink blue look rich where a pale grey looks tired. East rooms are warm at breakfast and cool after lunch. If you use the room in the evening, choose under the lamps and let the morning be a gift.',
    },
    {
      heading: 'South and west',
      paragraph:
        'South light is generous and lets you use cooler colours, soft greys and greens without gloom. Very bright whites can glare at midday. West rooms are flat in the morning and orange before sunset; a warm beige turns apricot then. A muted green or a white with a drop of black keeps its balance. A sage panel behind a bed works in both, because the colour is greyed enough to shift without changing its name.',
    },
    {
      heading: 'Two numbers and a letter',
      paragraph:
        'Light reflectance value, LRV, runs from 0 for black to 100 for white. Off-whites are often above 80, mid-tones around 40 to 60, and a deep accent below 15. In a room with one small window stay above 60 on three walls. Sheen matters as much: matte or eggshell on walls, satin on trim and doors, flat on ceilings. Each step up in sheen shows more of the drywall’s repairs.',
    },
    {
      heading: 'Test it honestly',
      paragraph:
        'Paint two coats on a board at least 2 feet wide with a white border, so that the old wall does not mislead you. Stand it next to the window, then in the far corner, then beside the sofa. Look three times in a day and once at night. Take no decision from a screen. When two colours remain, choose the greyer; a whole room of a colour always looks stronger than the board.',
    },
    {
      heading: 'How much to buy',
      paragraph:
        'Add up the length of the walls, multiply by the height, and subtract 20 square feet for each door and 15 for each window. A gallon covers about 350 to 400 square feet in one coat. A bedroom of 12 by 12 feet with 8 foot walls has some 350 square feet to cover, so two coats take close to two gallons. Keep a cup in a sealed jar, with the code and the date, for the day a chair meets the wall.',
    },
  ],
};
