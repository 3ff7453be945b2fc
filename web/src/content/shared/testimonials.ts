import * as v from 'valibot';
import { servicePaths } from '../../../../rules/pages.ts';
import { choice, flag, group, list, note, paragraph, picture, text } from '../schema/fields.ts';

const testimonialSchema = () =>
  group('Testimonial', {
    clientName: text('Name', 80),
    rank: text('Role', 80),
    clientImg: v.exactOptional(picture('Portrait')),
    clientReview: paragraph('Review', 1_000),
    isSample: flag('A sample: the page says so'),
    quotedOn: choice('Quoted on', ['No page', ...servicePaths]),
  });

export const testimonialsSchema = () =>
  group('Testimonials', {
    heading: text('Heading'),
    note: note('Note while there are samples'),
    items: list('Testimonials', testimonialSchema(), 40),
  });

type Testimonials = v.InferOutput<ReturnType<typeof testimonialsSchema>>;

export type Testimonial = Testimonials['items'][number];

/** The labels of the buttons. */
export const testimonialLabels = { previous: 'Previous testimonials', next: 'Next testimonials' };

export const testimonials: Testimonials = {
  heading: 'What clients say',
  note: 'Sample testimonials: they show the layout until clients have agreed to be quoted here.',
  items: [
    sample(
      'Sample client 1',
      'Home owner',
      'No page',
      'The consultation took under three hours and left us with a list of 22 things to do. We did 19 of them ourselves.',
    ),
    sample(
      'Sample realtor 1',
      'Realtor',
      '/staging-realtors',
      'I sent the floor plan on a Monday and had a room-by-room plan to show my seller before the week was out.',
    ),
    sample(
      'Sample client 2',
      'Home owner',
      '/staging-home-owner',
      'We lived in the house while it was staged. They used our own sofa and table, and brought lamps, art and bedding.',
    ),
    sample(
      'Sample builder 1',
      'Builder',
      '/staging-builders',
      'Three main areas were furnished in the model home. Buyers stopped asking whether a dining table would fit.',
    ),
    sample(
      'Sample client 3',
      'Short-term rental owner',
      '/decorating-short-term-rental',
      'Wipeable fabrics, a second set of linens, a place for luggage: someone had thought about how guests use a room.',
    ),
    sample(
      'Sample client 4',
      'Home owner',
      '/decorating-organizing',
      'Two people came for six hours and the basement has shelves and labels now. Nothing was thrown out without asking.',
    ),
    sample(
      'Sample realtor 2',
      'Realtor',
      '/staging',
      'The extra bedroom was priced before I had to ask, so there were no surprises on the invoice.',
    ),
    sample(
      'Sample client 5',
      'Cafe owner',
      '/design/commercial',
      'The counter moved by a metre on paper before anything was built. Drawings first, then orders: that order saved us.',
    ),
    sample(
      'Sample client 6',
      'Home owner',
      '/decorating',
      'The shopping list came with sizes and links. We bought at our own pace over four months.',
    ),
    sample(
      'Sample builder 2',
      'Builder',
      '/project-management',
      'Delivery, set-up and removal were on the dates in the schedule. Our site crew only had to open the door.',
    ),
    sample(
      'Sample client 7',
      'Office manager',
      '/commercial',
      'They worked around our hours, and the meeting room was back in use the next morning.',
    ),
    sample(
      'Sample realtor 3',
      'Realtor',
      '/virtual-staging',
      'The condo was empty and 300 kilometres away. Virtual staging gave us photos for the listing within two days.',
    ),
    sample(
      'Sample client 8',
      'Home owner',
      '/design/residential',
      'The mood board showed the oak, the tile and the paint side by side. It was easy to say yes to that.',
    ),
    sample(
      'Sample client 9',
      'Home owner',
      '/decorating-home-owner',
      'We made the decisions and they made the calls. A note came every Friday on what was done and what came next.',
    ),
  ],
};

function sample(
  clientName: string,
  rank: string,
  quotedOn: Testimonial['quotedOn'],
  clientReview: string,
): Testimonial {
  return { clientName, rank, clientReview, isSample: true, quotedOn };
}

/** Returns the role of the client, with the mark of a sample. */
export function rankOf({ rank, isSample }: Testimonial): string {
  return isSample ? `${rank}, sample testimonial` : rank;
}
