import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Contact',
  seo: {
    title: 'Contact us in Milton, Ontario',
    description:
      'Ask about staging, decorating, organizing or design: a contact form, phone, email, a map of Milton and answers to four common questions.',
  },
  blocks: {
    business: { block: 'business-data' },
    hero: {
      block: 'hero-map',
      subHeading: 'Contact',
      heading: ['Get in touch'],
      paragraph: 'Call, email or use the form. Tell us about the rooms and when you need them ready.',
      map: {
        alt: 'A drawn map of Milton, Ontario, with Highway 401 and the Niagara Escarpment.',
        link: {
          label: 'Open in OpenStreetMap',
          to: 'https://www.openstreetmap.org/search?query=Milton%2C%20Ontario%2C%20Canada',
        },
        place: '43.5183, -79.8774',
        button: 'Show the interactive map',
      },
    },
    form: {
      block: 'message-form',
      heading: 'Write to us',
      paragraph: 'All fields are required. For a price, use the quote form: it takes photos and dates too.',
      detailsHeading: 'Contact details',
    },
    places: { block: 'places', heading: 'Where we work' },
    faq: {
      block: 'questions',
      layout: 'halves',
      heading: 'Four questions we hear often',
      items: [
        {
          title: 'What does home staging cost?',
          content:
            'A consultation is {stagingConsultation.price} for up to {stagingConsultation.maximumHours} hours. Occupied homes start from {occupiedStaging.price} and vacant homes from {vacantStaging.price}, both with {vacantStaging.includedRooms} main areas; each extra room is {vacantStaging.extraRoom}. {facts.stagingNote}',
        },
        {
          title: 'How long does the furniture stay?',
          content:
            'The rental runs for {vacantStaging.rentalDays} days. If the house needs more time, tell us before it ends and we will quote an extension.',
        },
        {
          title: 'Where do you work?',
          content:
            'From Milton across the GTA. Farther away we consult by video, or stage photos virtually wherever the house is.',
        },
        {
          title: 'How quickly can virtual staging be done?',
          content:
            'Within {facts.minimumTurnaround} to {facts.maximumTurnaround} hours, depending on the photo count.',
        },
      ],
    },
  },
} satisfies PageContent;
