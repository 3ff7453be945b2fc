import { Field, ObjectType } from 'type-graphql';
import type { portfolioGroups } from '../../../rules/wire/portfolio.ts';
import { PictureType, VideoType } from '../picture/type.ts';
import { createEnum, createInterface, createType, field } from '../platform/graphql/type.ts';

type PortfolioGroupName = (typeof portfolioGroups)[number];

const PortfolioGroupNameEnum = createEnum<PortfolioGroupName>(
  'PortfolioGroupName',
  'A tab of the portfolio.',
  {
    RESIDENTIAL: 'Homes.',
    COMMERCIAL: 'Offices, shops and restaurants.',
    GLOBAL: 'Projects outside Canada.',
  },
);

const PortfolioRoom = createType('PortfolioRoom', 'Two pictures of a room in a project.', {
  before: field.object(() => PictureType, 'The picture before.'),
  after: field.object(() => PictureType, 'The picture after.'),
});

export const PortfolioItemType = createInterface(
  'PortfolioItem',
  {
    description: 'An item of the portfolio.',
    resolveType: (item: object) => item.constructor.name.replace(/Type$/, ''),
  },
  {
    portfolio_id: field.int('The id of the item. It never changes.'),
    title: field.text('The caption.'),
    picture: field.object(
      () => PictureType,
      'The picture. Of a pair it is the picture after, of a video the poster.',
    ),
    town: field.orNull(field.text('The town of the project; null if unknown.')),
    rooms: field.orNull(field.positiveInt('The number of rooms in the project; null if unknown.')),
    days: field.orNull(field.positiveInt('The number of days that the project took; null if unknown.')),
    package: field.orNull(field.text('The name of the package that the client booked; null if unknown.')),
    slug: field.text('The slug. The path of the project is `/portfolio/{slug}`.'),
    story: field.orNull(field.text('What was done, as sanitized HTML.')),
    pictures: field.list(() => PictureType, 'More pictures of the project.', 5),
    pairs: field.list(() => PortfolioRoom, 'More rooms before and after.', 5),
    video: field.orNull(field.object(() => VideoType, 'The video of the project.')),
    isTold: field.flag(
      'Whether the page of the project has more than the gallery: a story, a testimonial or pictures.',
    ),
    quote: field.orNull(field.text('What the client said.')),
    client: field.orNull(field.text('The name of the client who said it.')),
    service: field.orNull(field.text('The path of the page about the service.')),
    version: field.int('Increases with every change.'),
  },
);
export type PortfolioItemType = InstanceType<typeof PortfolioItemType>;

@ObjectType('PortfolioPicture', { implements: PortfolioItemType, description: 'A picture of a room.' })
export class PortfolioPictureType extends PortfolioItemType {}

@ObjectType('PortfolioPair', {
  implements: PortfolioItemType,
  description: 'Two pictures of a room, before and after.',
})
export class PortfolioPairType extends PortfolioItemType {
  @Field(() => PictureType, { description: 'The picture before.' })
  before: PictureType;
}

@ObjectType('PortfolioVideo', { implements: PortfolioItemType, description: 'A video.' })
export class PortfolioVideoType extends PortfolioItemType {
  @Field(() => VideoType, { description: 'The video file.' })
  declare video: VideoType;
}

export const PortfolioFile = createType(
  'PortfolioFile',
  'A file that a client must cache to show the portfolio offline.',
  {
    src: field.text('The URL of the file. Its content never changes.'),
    byteSize: field.int('The size of the file in bytes.'),
  },
);
export type PortfolioFile = InstanceType<typeof PortfolioFile>;

export const PortfolioGroup = createType('PortfolioGroup', 'A tab of the portfolio with its items.', {
  name: field.oneOf(PortfolioGroupNameEnum, 'The name of the tab.'),
  title: field.text('The label of the tab.'),
  items: field.list(() => PortfolioItemType, 'The items in the order of their positions.', 15),
});
export type PortfolioGroup = InstanceType<typeof PortfolioGroup>;
