import type { DemoBlog } from './demo-blog.ts';

export const post: DemoBlog = {
  title: 'A reception area for a small practice',
  slug_url: 'reception-for-a-small-practice',
  brief_paragraph:
    '<p>A clinic, law office or studio has perhaps 200 square feet to say who it is. Plan the <a href="/design/commercial">reception</a> in this order: <em>path, desk, seats, sound, brand</em>.</p>',
  blog_image: 'commercial-01.jpg',
  published_date: 'May 14, 2026',
  category: 'Interior Design',
  metaTitle: 'Designing a Reception Area for a Small Practice',
  metaDescription:
    'Plan a small reception in 200 square feet: clear paths, a desk with two heights, seat counts, acoustic privacy, lighting, branding and cabling.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'The path comes first',
      paragraph:
        'Draw the line from the entrance to the desk and from the desk to the inner door. Keep it at least 1.1 metres wide and free of chairs, with a space about 1.7 metres across where someone using a wheelchair or pushing a stroller can turn. A newcomer should see the desk within two seconds of opening the door; if the plan hides it, a light or a change of wall finish can point the way. Accessibility rules apply to most premises open to the public, so have your architect or a code consultant confirm the figures for yours.',
    },
    {
      heading: 'A desk with two heights',
      paragraph:
        'A transaction ledge at 42 inches lets a visitor write standing up and hides the paper behind it. Beside it, a section at about 34 inches or lower, with knee space, serves someone seated and is kinder for longer talks. The work surface behind sits at 29 or 30. Allow 5 feet of width per receptionist and 4 feet behind for a chair to roll. A curved front costs more than a straight one; a straight desk with one rounded end gives much of the welcome for less.',
    },
    {
      heading: 'Count the seats from the calendar',
      paragraph:
        'Take your busiest hour, count the people who arrive in it and how many bring somebody, and add one. A practice with four rooms and half-hour appointments often needs four to six seats. Allow 20 to 25 square feet each, including the path. Mix chairs with arms, which help people stand up, with a bench for families. Leave one gap of 36 inches in the row for a wheelchair, without a sign on it.',
    },
    {
      heading: 'What can be overheard',
      paragraph:
        'Names and dates of birth are spoken at the desk. Put 8 to 10 feet between desk and nearest seat where you can. Then add soft surfaces: a rug or carpet tile under the seats, acoustic felt behind slats, upholstered backs. Hard floors and a bare ceiling undo all the distance. A low sound from ventilation or music near the seats helps more than a sign asking for quiet.',
    },
    {
      heading: 'Light, brand and cables',
      paragraph:
        'Light the wall behind the desk a little more than the rest, so that faces are not in silhouette, and keep bulbs at 3000 kelvin with a colour rendering of 90. Use the brand colour in one place and at one size; a mark 24 inches wide on timber slats is seen by everyone. Put outlets, data and the card terminal on the desk drawing before the millwork is ordered, with a grommet every 3 feet and a spare conduit to the wall.',
    },
    {
      heading: 'In what order it is done',
      paragraph:
        'Our commercial projects go through four steps, with branding and technology planned alongside space and finishes, so that the sign and the screen are part of the drawing. Work in an open practice is done on evenings and long weekends; plan for two moves of the desk, not one, and tell your patients or clients early which door to use.',
    },
  ],
};
