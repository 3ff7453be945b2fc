import type { DemoBlog } from './demo-blog.ts';

export const post: DemoBlog = {
  title: 'Inside a three-hour staging consultation',
  slug_url: 'inside-a-staging-consultation',
  brief_paragraph:
    '<p>A <a href="/staging">staging consultation</a> costs $495 and takes up to three hours. Here is how the time is spent, and <em>what to have ready</em> before the doorbell rings.</p>',
  blog_image: 'pair-living-after.jpg',
  published_date: 'February 11, 2025',
  category: 'Home Staging',
  metaTitle: 'What Happens in a Staging Consultation',
  metaDescription:
    'A staging consultation takes up to three hours and costs $495. See how the walk-through runs, what to prepare and what to do with the list.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'The first fifteen minutes are outside',
      paragraph:
        'We begin at the curb, because that is where the showing begins. Stand across the street and look at the house the way a buyer does while the agent opens the lockbox: the porch light, the house number, the state of the doormat, the bins. A buyer may wait on that step for two or three minutes with nothing else to look at, so the front door is the first room on the list.',
    },
    {
      heading: 'Then every room, in the order of a showing',
      paragraph:
        'From the entry we walk the route a visitor takes, main floor first, then bedrooms, then basement and garage. In each room the questions are the same four: what is this room for, where does the eye land from the doorway, what blocks the path, and what can leave. We measure the wall behind the sofa and the bed, try the lamps, and move a few pieces on the spot. Turning a sofa or taking one chair out of a dining room costs nothing and often settles the question.',
    },
    {
      heading: 'What goes on the list',
      paragraph:
        'Notes are kept room by room and sorted into three columns: remove, repair, rearrange. Remove covers the extra armchair and the fridge magnets. Repair covers the dripping tap, the scuffed baseboard and the one bulb that is a colder white than the rest. Rearrange covers furniture, art and lamps. Paint is noted with a colour and the walls it applies to, so that a painter can quote from the page.',
    },
    {
      heading: 'What to have ready',
      paragraph:
        'Please do not tidy more than you would on an ordinary day; a house that looks lived in tells us where things pile up. Have these to hand: the date you hope to list, the name of your agent if you have one, a floor plan if the builder left you one, and any paint codes you still own. Let us know about rooms that are closed for a reason, such as a sleeping baby or a nervous dog, and we will plan the walk around them.',
    },
    {
      heading: 'After the visit',
      paragraph:
        'Many owners do the work themselves over two or three weekends: one for removing, one for repairs and paint, one for setting out the rooms again. If a room still looks bare or tired at that point, lamps, cushions, art and bedding can be rented; the accessory rental add-on starts at $400. And if the list shows that the house needs more than accessories, the occupied and vacant packages are the next step, and you will already know which rooms they should cover.',
    },
  ],
};
