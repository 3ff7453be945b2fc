import { portfolioFactsFields, portfolioItemFields } from '../../../rules/entry/project.ts';
import type { ValuesOf } from '../../../rules/field/field.ts';
import { createInput } from '../platform/validation/input.ts';

export type PortfolioItemInput = ValuesOf<typeof portfolioItemFields>;

export const PortfolioItemInput = createInput('PortfolioItemInput', {
  description: 'The caption and the alternative texts of a portfolio item.',
  fields: portfolioItemFields,
  descriptions: {
    title: 'The caption.',
    alt: "The picture's description for people who can't see it. Of a pair it describes the picture after, of a video the poster.",
    beforeAlt: 'The description of the picture before. A pair requires it.',
  },
});

export type PortfolioFactsInput = ValuesOf<typeof portfolioFactsFields>;

export const PortfolioFactsInput = createInput('PortfolioFactsInput', {
  description: 'The facts of a project. Each of them is optional.',
  fields: portfolioFactsFields,
  descriptions: {
    town: 'The town of the project.',
    rooms: 'The number of rooms.',
    days: 'The number of days that the project took.',
    package: 'The name of the package that the client booked.',
  },
});
