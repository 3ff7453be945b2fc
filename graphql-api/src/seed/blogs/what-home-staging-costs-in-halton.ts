import type { DemoBlog } from './demo-blog.ts';

export const post: DemoBlog = {
  title: 'What home staging costs in Halton, line by line',
  slug_url: 'what-home-staging-costs-in-halton',
  brief_paragraph:
    '<p>Our <a href="/staging">staging packages</a> start at $495 for a consultation and $2,995 for a vacant house. This is what each figure covers, <em>three worked examples</em>, and what can move them up or down.</p>',
  blog_image: 'residential-07.jpg',
  published_date: 'November 12, 2026',
  category: 'Home Staging',
  metaTitle: 'What Home Staging Costs in Halton, Line by Line',
  metaDescription:
    'Home staging prices in Milton and Halton explained: $495 consultation, occupied from $1,990, vacant from $2,995, extra rooms and worked examples.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'The three starting points',
      paragraph:
        'A staging consultation is $495 for up to three hours; you do the work from the list. Occupied staging starts at $1,990 and uses what you own, edited and completed with rented pieces. Vacant staging starts at $2,995, with everything brought in. Both packages cover three main areas and include a rental of 30 days. Each extra room is $300. To a consultation you can add accessory rental from $400.',
    },
    {
      heading: 'Example one: a condo you live in',
      paragraph:
        'A one-bedroom apartment near the GO station, tidy and recently painted, may need only the consultation and a few accessories: $495 plus $400, from $895 in all. The living area gets new lamps and art, the bed gets white linen, and the balcony gets two chairs. You spend a weekend removing a third of what is on the shelves. No truck is needed, though a booked elevator still is.',
    },
    {
      heading: 'Example two: a family house, lived in',
      paragraph:
        'A four-bedroom detached house with children starts at $1,990 for living room, dining room and primary bedroom. Add the family room and a second bedroom at $300 each and it comes to $2,590. If the basement has to be emptied first, book a decluttering session as well: from $95 per person per hour with a minimum of six hours, so two people start at $1,140. Do that a week earlier, because a full room takes longer to stage.',
    },
    {
      heading: 'Example three: an empty townhouse',
      paragraph:
        'Vacant staging of living room, dining area and primary bedroom starts at $2,995. With the ground-floor den added it is $3,295. The second and third bedrooms can stay bare or be staged virtually for the photographs. If the closing date of your next house is far off, ask what a further month of rental would cost before the first begins, and compare that with the price of listing two weeks later.',
    },
    {
      heading: 'What moves the figure',
      paragraph:
        'Three things: square footage, urgency and location. A living room of 400 square feet needs more furniture than one of 200. A set-up needed in three days may mean a crew on a weekend. A house beyond the usual delivery area takes a longer drive both ways. Stairs, narrow elevators and gates cost time as well, so mention them when you ask. You receive a written quote before anything is booked.',
    },
    {
      heading: 'What is not in it',
      paragraph:
        'Painting, repairs, cleaning, storage and photography are separate, and you may use your own people for them. When you compare quotes, ask each stager the same five questions. How many rooms? How many days of rental? Who pays for delivery and pickup? What does an extension cost? Who is responsible if a lamp breaks during a showing? Two quotes with equal answers can be compared; two totals alone cannot.',
    },
    {
      heading: 'How to ask for a quote',
      paragraph:
        'Send up to five photographs, the size and type of the property, whether it is vacant, occupied or under renovation, and the date you hope to be ready. Photographs from the doorways of the main rooms tell us more than close-ups. With those in hand we can say which of the three starting points fits, and often that a smaller one will do.',
    },
  ],
};
