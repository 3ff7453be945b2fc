import * as v from 'valibot';
import { flag } from '../../rules/field/number.ts';
import { choice } from '../../rules/field/text.ts';
import { servicePaths } from '../../rules/pages.ts';
import { group, list, note, paragraph, picture, text } from '../schema/fields.ts';
import samples from './testimonials.json' with { type: 'json' };

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

export const testimonials: Testimonials = {
  heading: 'What clients say',
  note: 'Sample testimonials: they show the layout until clients have agreed to be quoted here.',
  // entries.test.ts checks them.
  items: (samples as Testimonial[]).map((sample) => ({ ...sample, isSample: true })),
};

/** Returns the role of the client, with the mark of a sample. */
export function rankOf({ rank, isSample }: Testimonial): string {
  return isSample ? `${rank}, sample testimonial` : rank;
}
