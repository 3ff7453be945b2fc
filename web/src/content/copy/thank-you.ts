import type * as v from 'valibot';
import { seoSchema } from '../schema/blocks.ts';
import { group, link, list, paragraph, text } from '../schema/fields.ts';

export const thankYouSchema = () =>
  group('Page', {
    seo: seoSchema,
    heading: text('Heading'),
    text: paragraph('Text', 600),
    next: group('What happens next', {
      heading: text('Heading'),
      steps: list('Steps', paragraph('Step', 300)),
    }),
    links: list('Links', link('Link'), 6),
  });

type ThankYouPage = v.InferOutput<ReturnType<typeof thankYouSchema>>;

export const thankYouPage: ThankYouPage = {
  seo: {
    title: 'Thank you',
    description:
      'Your request has been received. We will be in touch with more details soon; meanwhile, browse the portfolio or read the blog.',
  },
  heading: 'Thank you for submitting your request',
  text: "We've received it and will be in touch with more details soon.",
  next: {
    heading: 'What happens next',
    steps: [
      'We’ll email you a confirmation. If you don’t see it, check your spam folder.',
      'If you signed up for the newsletter, open that email and confirm your subscription.',
      'Within two business days we reply by email or phone, with questions or with a price.',
      'Nothing is booked, and nothing is owed, until you approve a written quote.',
    ],
  },
  links: [
    { label: 'See the portfolio', to: '/portfolio' },
    { label: 'Read the blog', to: '/blog' },
    { label: 'Back to the home page', to: '/' },
  ],
};
