import japandiRoom from '../../media/global-03.jpg?picture';
import livingRoom from '../../media/hero-home.jpg?picture';
import { getAQuote } from '../common/actions.ts';
import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Staging for realtors',
  seo: {
    title: 'Home staging for realtors and their listings',
    description:
      'Staging for listings in Milton and the GTA: vacant homes {vacantStaging.fromPrice} for {vacantStaging.includedRooms} main areas, {vacantStaging.extraRoom} per extra room, {vacantStaging.rentalDays}-day rental, set up before photos.',
  },
  blocks: {
    hero: {
      block: 'hero',
      layout: 'below',
      subHeading: 'Staging for realtors',
      heading: ['Staged before', 'the photographer arrives'],
      paragraph:
        'Send the address, the floor plan and the photo date. You get a price you can show your seller, and a set-up date that holds.',
      action: getAQuote,
      picture: livingRoom,
    },
    intro: {
      block: 'text',
      side: 'right',
      tone: 'plain',
      shape: 'wide',
      heading: 'A price you can pass on',
      paragraphs: [
        'A vacant listing starts {vacantStaging.fromPrice} for {vacantStaging.includedRooms} main areas. Each extra room adds {vacantStaging.extraRoom}, and the rental runs for {vacantStaging.rentalDays} days. Those are the figures your seller sees too.',
        'Where furniture cannot be brought in, virtual staging furnishes the photos within {facts.minimumTurnaround} to {facts.maximumTurnaround} hours.',
      ],
      action: { label: 'Virtual staging', to: '/virtual-staging' },
      picture: japandiRoom,
    },
    cards: {
      block: 'chapters',
      items: [
        {
          title: 'Consultation',
          text: '{stagingConsultation.price} for up to {stagingConsultation.maximumHours} hours at the listing, with you, your seller or both. The written list is theirs to keep.',
          action: getAQuote,
        },
        {
          title: 'The work',
          text: 'We take the lockbox code and the dates, and bring furniture, rugs, lamps and art. You hear from us when the house is ready.',
          action: getAQuote,
        },
        {
          title: 'Showcasing',
          text: 'Rooms are styled for the lens and for the door: clear sight lines, lit corners, a reason to walk into the last bedroom.',
          action: getAQuote,
        },
      ],
    },
    words: { block: 'client-words' },
    packages: {
      block: 'packages',
      layout: 'rows',
      heading: 'Packages for listings',
      note: '{facts.stagingNote}',
      items: ['vacantStaging', 'occupiedStaging', 'stagingConsultation'],
      details: { label: 'What each staging package includes', to: '/staging' },
    },
    estimate: { block: 'estimate', services: ['vacantStaging', 'occupiedStaging', 'stagingConsultation'] },
  },
} satisfies PageContent;
