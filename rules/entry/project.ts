import { shownAs, withTokens } from '../field/descriptor.ts';
import { list } from '../field/list.ts';
import { integer } from '../field/number.ts';
import { optional } from '../field/optional.ts';
import { choice, path, text } from '../field/text.ts';
import { portfolioGroups, portfolioTitles } from '../wire/portfolio.ts';
import { entry } from './entry.ts';

const pictureFacts = { as: 'picture', focal: false, altRequired: true } as const;
const picture = (label: string) => shownAs(text(label, 2000), pictureFacts);
const tile = (label: string) => shownAs(picture(label), { tile: true });

/** A project of the portfolio. Its picture before makes it a pair in the gallery, else its video a video. */
export const project = entry('project', {
  label: ['Project', 'Portfolio'],
  access: 'content',
  list: '/portfolio',
  offline: 50,
  keeps: ['order'],
  orderedWithin: 'group',
  adminPath: '/admin/portfolio',
  fields: {
    title: text('Caption', 200),
    slug_url: shownAs(optional(text('URL slug', 200)), {
      hint: 'Leave it empty to use the caption. After a change the old address redirects to the new one.',
    }),
    group: shownAs(choice('Tab', portfolioGroups), {
      names: Object.values(portfolioTitles),
    }),
    picture: picture('Picture'),
    before: shownAs(optional(text('Picture before', 2000)), pictureFacts),
    video: shownAs(optional(text('Video', 2000)), { as: 'video', poster: 'picture' }),
    story: shownAs(optional(text('Story', 20_000, { multiline: true })), { as: 'richText', tokens: true }),
    pictures: shownAs(optional(list('More pictures', { picture: tile('Picture') }, 40)), {
      hint: 'Describe each picture for people who can’t see it.',
      pair: { list: 'pairs', before: 'before', after: 'picture' },
    }),
    pairs: optional(
      list('Before and after', { before: tile('Picture before'), after: tile('Picture after') }, 20),
    ),
    town: optional(text('Town', 60)),
    rooms: optional(integer('Rooms', { min: 1 })),
    days: optional(integer('Days', { min: 1 })),
    package: shownAs(optional(text('Package', 80)), { hint: 'For example Vacant Home Staging.' }),
    quote: withTokens(optional(text('Testimonial', 2000, { multiline: true }))),
    client: optional(text('Name of the client', 100)),
    service: shownAs(optional(path('Page of the service', 200)), { as: 'page' }),
  },
  title: 'title',
});
