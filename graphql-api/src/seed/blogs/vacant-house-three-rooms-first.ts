import type { DemoBlog } from './demo-blog.ts';

export const post: DemoBlog = {
  title: 'Staging a vacant house: three rooms first',
  slug_url: 'vacant-house-three-rooms-first',
  brief_paragraph:
    '<p>An empty house photographs as floors and corners. Before you furnish all of it, choose the <strong>three areas</strong> that do the work, and decide what can stay bare.</p>',
  blog_image: 'pair-dining-after.jpg',
  published_date: 'October 9, 2025',
  category: 'Home Staging',
  metaTitle: 'Vacant Home Staging: Which Three Rooms to Furnish',
  metaDescription:
    'Which three areas to furnish when a house stands empty, what can stay bare, how delivery day runs, and how to add up the cost of extra rooms.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Why empty rooms read small',
      paragraph:
        'Without a bed or a sofa there is nothing to judge a room by. Visitors look at outlets, patched nail holes and the shadow where a picture used to hang. A queen bed with two nightstands answers the question they are silently asking: does it fit, and can I still walk around it? In a listing photograph, furniture also shows which end of an open plan is the living room.',
    },
    {
      heading: 'The usual three',
      paragraph:
        'Our vacant package starts at $2,995 and covers three main areas. In a detached house in Milton they are usually the living or family room, the dining area and the primary bedroom. In a condo the living and dining areas are one space, so the third can be a den set up as a workplace. In a townhouse with the living room on the second level, the ground-floor room often deserves the third place, because otherwise nobody knows what it is for.',
    },
    {
      heading: 'What can stay bare',
      paragraph:
        'Second and third bedrooms may stay empty if they are clean, freshly painted and obviously bedrooms. So may a laundry room and a garage. Kitchens and bathrooms need very little: towels, a board, a plant, one bowl. A room with an odd shape, a very small bedroom and a finished basement are the ones that benefit from being added. Each extra room is $300, so five furnished areas come to $3,595 before anything that size, urgency or distance may change.',
    },
    {
      heading: 'Before the truck comes',
      paragraph:
        'Paint has to be dry, floors finished and cleaning done, since furniture will stand on top of it for weeks. Hydro, heat and water stay on. Tell us about elevator bookings, gate codes, parking and stairs with a turn. Leave the thermostat at 18 degrees or above in winter: wood furniture dislikes the cold, and visitors who keep their coats on leave early.',
    },
    {
      heading: 'Delivery day',
      paragraph:
        'For three areas expect a crew for most of a day. Large pieces go in first, then rugs are squared to the longest wall, then lamps, art and bedding. Art hangs with its centre at 57 to 60 inches from the floor, lower above a sofa, where 6 to 8 inches between frame and back keeps them together. Book the photographer for the following day, not the same afternoon.',
    },
    {
      heading: 'Thirty days, and then',
      paragraph:
        'The package includes a rental of 30 days, counted from set-up. List promptly, so that the days are used for showings and not for waiting on a lockbox. If the house may take longer, ask for the price of an extension before the first month starts and put the pickup date in your calendar beside the closing date. Furniture should leave after the conditions are waived and well before the keys change hands.',
    },
  ],
};
