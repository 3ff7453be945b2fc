import type { PageContent } from '../schema/page.ts';
import works from './credits.json' with { type: 'json' };

export const page = {
  name: 'Credits',
  seo: {
    title: 'Picture and type credits',
    description:
      'Who made the 3D models, the pictures and the typefaces on this website, under which licences, and what the pictures show and do not show.',
  },
  blocks: {
    hero: {
      block: 'hero',
      subHeading: 'Credits',
      heading: ['Pictures and type'],
      paragraph: 'Who made what is shown here, and under which licence.',
    },
    introduction: {
      block: 'paragraphs',
      paragraphs: [
        'All pictures and the video are computer renders made for this website with Blender 3.4 (Cycles). They do not show real homes, real clients or real jobs. The rooms, most of the furniture, the fabrics, floors, paintings, plants and window views were modelled or painted by script; no photograph was used.',
        'The icons and badges are original placeholder drawings. Their wording is invented and stands for no real company, association or credential. Letter shapes in them are outlines of Liberation Serif and Liberation Sans (SIL Open Font License 1.1).',
      ],
    },
    attribution: {
      block: 'credits',
      heading: 'Models under CC BY 3.0',
      paragraph: 'Third-party 3D models, scaled, placed and in part re-coloured.',
      licence: { label: 'Licence text, CC BY 3.0', to: 'https://creativecommons.org/licenses/by/3.0/' },
      items: works.attribution,
    },
    publicDomain: {
      block: 'credits',
      heading: 'Models in the public domain',
      paragraph: 'CC0 asks for no credit; these are listed as a courtesy.',
      items: works.publicDomain,
    },
    type: {
      block: 'credits',
      heading: 'Type',
      paragraph: 'Headlines are set in Fraunces, text in Figtree, both under the SIL Open Font License 1.1.',
    },
  },
} satisfies PageContent;
