import type { DemoBlog } from './demo-blog.ts';

export const post: DemoBlog = {
  title: 'Listing photos in an Ontario winter',
  slug_url: 'listing-photos-in-winter',
  brief_paragraph:
    '<p>Near the solstice there are about nine hours of daylight here, and snow can change the view overnight. <em>Book the light, not only the photographer.</em></p>',
  blog_image: 'residential-02.jpg',
  published_date: 'November 13, 2025',
  category: 'Selling Tips',
  metaTitle: 'Preparing for Winter Listing Photos in Ontario',
  metaDescription:
    'How to prepare for listing photos in a GTA winter: the hour to book, bulbs that match, snow and boots, windows, fireplaces and a checklist for the day.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Book by the direction of the windows',
      paragraph:
        'In December the sun rises around a quarter to eight and sets by a quarter to five. It stays low, so a south-facing living room can be striped with glare at noon and calm at ten. Stand in each main room at ten, noon and two on a bright day and note where the sun falls. As a rule, photograph east rooms in late morning when the direct sun has moved on, and give north rooms the middle of the day.',
    },
    {
      heading: 'Make every bulb agree',
      paragraph:
        'In winter the lamps are on for every picture, so mixed bulbs show. Replace them room by room: 2700 kelvin for living rooms and bedrooms, 3000 for kitchens and baths, never both in one view. Look for a colour rendering index of 90 or more, which keeps wood and skin from turning grey. Do the fixtures above the stairs while you have the ladder out, and open the shades of ceiling lights to remove the summer’s flies.',
    },
    {
      heading: 'Outside: clear, salt, sweep',
      paragraph:
        'Shovel to the edges, not one shovel wide, and cut the sides of the path straight. Use sand or a salt that is safe for your concrete, then sweep the grains off the porch, because they show as white dots. Take the cars, the bins and the hockey nets out of sight. If fresh snow hides the garden, ask your agent to include summer photographs that you own, marked with the season. Holiday lights date a listing; take them down by the second week of January.',
    },
    {
      heading: 'Inside: hide the season, keep the warmth',
      paragraph:
        'Boots, wet mats, humidifiers and space heaters go into a car trunk. Set the humidity so that windows are dry; fogged panes look like failed seals. A gas fireplace may be lit if it is easy to do so, and one wool throw per room is enough. Draw sheers fully open and line up the blinds. Wash the inside of the glass, since low sun shows each fingerprint.',
    },
    {
      heading: 'The morning of the shoot',
      paragraph:
        'Allow ninety minutes before the photographer’s time. Beds first, then bathrooms with the seats down and fresh towels in thirds, then counters with no more than three objects each. Walk from the door through the house with your phone and take one picture of each room from the doorway. The phone is ruthless: it finds the cord, the crooked shade and the shampoo bottle. Fix what it shows, switch on every light, and take the dog for a walk.',
    },
  ],
};
