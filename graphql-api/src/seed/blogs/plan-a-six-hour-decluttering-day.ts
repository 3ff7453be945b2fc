import type { DemoBlog } from './demo-blog.ts';

export const post: DemoBlog = {
  title: 'How to plan a six-hour decluttering day',
  slug_url: 'plan-a-six-hour-decluttering-day',
  brief_paragraph:
    '<p>Six hours will finish one full room or two small ones, if the day has an order. This is the order we work in, <em>hour by hour</em>.</p>',
  blog_image: 'pair-office-after.jpg',
  published_date: 'March 20, 2025',
  category: 'Organizing',
  metaTitle: 'A Six-Hour Decluttering Day, Hour by Hour',
  metaDescription:
    'How to clear one full room in six hours: what to prepare, how to sort, where donations go in Halton and when to stop and reset the room.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Choose one room and one finish line',
      paragraph:
        'A day that starts with the whole basement ends with the whole basement on the floor. Pick a room you can empty to its surfaces, and write down what finished looks like: both desks clear, one shelf for each child, the closet door closes. Six hours is also the minimum for our own sessions, because shorter visits tend to end in the middle of the sorting.',
    },
    {
      heading: 'Hour one: set up five places',
      paragraph:
        'Mark five spots with painter’s tape and a sheet of paper: stays, belongs elsewhere, donate, recycle or waste, and not mine to decide. The last pile saves the day. A partner’s old school books or a teenager’s cables go there unopened, and the owner gets one evening with the box. Have ten medium cartons, heavy bags, a marker and a step stool in the room before you begin, so that nobody goes shopping at eleven.',
    },
    {
      heading: 'Hours two and three: sort by kind, not by place',
      paragraph:
        'Bring everything of one kind together before choosing: all the chargers, all the gift wrap, all the winter boots. Twelve phone cables in a row decide for you; twelve cables in nine drawers do not. Handle each thing once and put it in a pile. Photographs and letters go last, since they slow every other decision, and an hour spent reading is an hour without a drawer emptied.',
    },
    {
      heading: 'Hour four: out of the house',
      paragraph:
        'Eat, then load the car. Bags that stay in the hall are opened again. Clean clothing and housewares can go to a local thrift shop or charity; call first about furniture, as many have limits on size. Paint, batteries, bulbs and old electronics do not belong in the bin: Halton Region and the City of Guelph both run drop-off sites for them. Check the hours on the day.',
    },
    {
      heading: 'Hours five and six: put back with room to spare',
      paragraph:
        'Wipe the empty shelves and put back what stays, the daily things between knee and eye height, the yearly things above. Leave about a fifth of each shelf open. A full shelf has no place for the next thing that enters the house, and that thing ends up on the desk. Label the front of each bin, not the lid, so it can be read while stacked.',
    },
    {
      heading: 'What it costs to have company',
      paragraph:
        'Decluttering with us starts at $95 per person per hour, so one organizer for the six-hour minimum starts at $570 and two start at $1,140. Organizing, where we also plan the storage and set it up, starts at $125. Two people are worth it when there is heavy lifting or a deadline; for papers and keepsakes, one steady pair of hands beside you is enough.',
    },
  ],
};
