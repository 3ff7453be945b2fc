import type { BlockOf, PageContent } from '../schema/page.ts';

type Credit = NonNullable<BlockOf<'credits'>['items']>[number]['credits'][number];

function sweetHome(title: string): Credit {
  const author =
    'Scopia Visual Interfaces Systems, s.l. and Emmanuel Puybaret / eTeks (Sweet Home 3D furniture library)';
  return { title, author, licence: 'CC BY 3.0' };
}

function publicDomain(title: string, author: string): Credit {
  return { title, author, licence: 'CC0 1.0' };
}

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
      items: [
        {
          title: 'Home office, cluttered',
          file: 'pair-office-before.jpg',
          credits: [
            sweetHome('"Clothes basket" (clothes-basket)'),
            sweetHome('"Desk lamp" (desk_lamp2)'),
            sweetHome('"Folded clothes" (folded_clothes)'),
            sweetHome('"Open cardboard box" (open-cardboard-box)'),
            sweetHome('"Shopping basket" (shopping-basket)'),
            {
              title: '"unfinished backpack"',
              author: 'Jo.3D (Blend Swap, blend 3424)',
              licence: 'CC BY 3.0',
            },
          ],
        },
        {
          title: 'Cafe',
          file: 'commercial-03.jpg',
          credits: [sweetHome('"Coffee machine" (coffee_machine)')],
        },
        { title: 'Courtyard terrace', file: 'global-04.jpg', credits: [sweetHome('"Cypress" (cypress)')] },
        {
          title: 'Staging tour, on its page',
          file: 'staging-tour.mp4',
          credits: [sweetHome('"Cypress" (cypress)')],
        },
        { title: 'Staging tour', file: 'global-tour.mp4', credits: [sweetHome('"Cypress" (cypress)')] },
      ],
    },
    publicDomain: {
      block: 'credits',
      heading: 'Models in the public domain',
      paragraph: 'CC0 asks for no credit; these are listed as a courtesy.',
      items: [
        {
          title: 'Home office, cluttered',
          file: 'pair-office-before.jpg',
          credits: [
            publicDomain('"Chair" (plasticChair)', 'exL'),
            publicDomain('"Table fan" (tableFan)', 'Shivraj'),
          ],
        },
        {
          title: 'Entry hall',
          file: 'residential-04.jpg',
          credits: [publicDomain('"Bootie" (bootie)', 'Cgrifter')],
        },
        {
          title: 'Nursery',
          file: 'residential-06.jpg',
          credits: [
            publicDomain('"Teddy bear" (teddyBear)', 'Manitislate'),
            publicDomain('"Wood toy" (woodToy)', 'Miroljub'),
          ],
        },
        {
          title: 'Cafe',
          file: 'commercial-03.jpg',
          credits: [publicDomain('"Chair" (thonet)', 'JoelEapen')],
        },
      ],
    },
    type: {
      block: 'credits',
      heading: 'Type',
      paragraph: 'Headlines are set in Fraunces, text in Figtree, both under the SIL Open Font License 1.1.',
    },
  },
} satisfies PageContent;
