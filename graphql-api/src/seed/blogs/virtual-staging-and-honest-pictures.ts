import type { DemoBlog } from './demo-blog.ts';

export const post: DemoBlog = {
  title: 'Virtual staging and honest pictures',
  slug_url: 'virtual-staging-and-honest-pictures',
  brief_paragraph:
    '<p><a href="/virtual-staging">Virtual staging</a> furnishes a photograph in 24 to 72 hours. It helps a buyer read an empty room, provided that the picture <strong>changes nothing the house cannot keep</strong>.</p>',
  blog_image: 'global-03.jpg',
  published_date: 'October 1, 2026',
  category: 'Selling Tips',
  metaTitle: 'Virtual Staging: When It Helps and What to Label',
  metaDescription:
    'When virtual staging suits a listing, how to photograph for it, what may and may not be changed, how to label pictures and how long the work takes.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Where it helps',
      paragraph:
        'It suits a vacant condo with a short timetable, a rental unit between tenants, a builder’s suite that exists only as drywall, and the spare rooms of a house whose main floor is staged with real furniture. It suits less a house that buyers will walk through for an hour, because the rooms they meet are still empty. Many sellers combine the two: furniture where people sit down, pictures for the third bedroom and the basement.',
    },
    {
      heading: 'Photograph for it',
      paragraph:
        'The result is only as good as the picture it starts from. Use a tripod at 48 to 54 inches, keep the camera level so that walls stand upright, and show two walls and a good piece of floor. Shoot with the lights on and blinds open. Send the original files, at least 3,000 pixels wide, without filters. Remove garbage bags, ladders and paint cans first; taking them out afterwards is slower work than carrying them to the garage.',
    },
    {
      heading: 'A brief that fits on half a page',
      paragraph:
        'Tell us who is likely to view the place, the purpose of each room, the two or three colours that are already fixed, such as floor, counter and cabinets, and one or two pictures you like. Give room dimensions, even rough ones. A sofa drawn too small makes a room look grand, and a visitor with a tape measure feels misled. We draw furniture at true size: 84 inches for a sofa, 60 by 80 for a queen bed.',
    },
    {
      heading: 'What must not change',
      paragraph:
        'Adding furniture, rugs, art and lamps is staging. Removing a crack, a hydro pole, a vent or the neighbour’s wall is not, and neither is new flooring, a different counter or a lake outside the window. If you want to show what a renovation might look like, present it as a separate picture that says so. The rule we work by: if a buyer would be surprised at the door, leave it out of the picture.',
    },
    {
      heading: 'Label every picture',
      paragraph:
        'Put the words ‘virtually staged’ on the picture itself or in its caption, and show the empty room right after it. Your agent will know what their brokerage and listing service require; ask before the listing goes up, not after a complaint. An honest pair, empty then furnished, also lets buyers judge the room twice.',
    },
    {
      heading: 'Time and rounds',
      paragraph:
        'Finished pictures come back within 24 to 72 hours, depending on how many there are. Five pictures of a condo sit at the short end, thirty of a detached house at the long one. Look at the first draft on a large screen and gather all remarks in one message, room by room. Check shadows, the feet of the furniture and reflections in mirrors: those are where a drawn sofa gives itself away.',
    },
  ],
};
