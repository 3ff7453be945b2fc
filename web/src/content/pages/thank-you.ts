import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Thank you',
  seo: {
    title: 'Thank you',
    description:
      'Your request has been received. We will be in touch with more details soon; meanwhile, browse the portfolio or read the blog.',
  },
  blocks: {
    thanks: {
      block: 'thanks',
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
    },
  },
} satisfies PageContent;
