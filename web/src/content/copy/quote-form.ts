import type { quoteFields } from '../../../../rules/form/quote.ts';

const hints: Partial<Record<keyof typeof quoteFields, string>> = {
  phone: 'With area code.',
  propertySize: 'In square feet or in bedrooms.',
  listPrice: 'In Canadian dollars.',
  propertyPhotos: '1 to 5 images, each less than 10 MB.',
};

/** The texts of the quote form. */
export const quoteForm = {
  label: 'Request a quote',
  legends: {
    contact: 'About you',
    address: 'Property address',
    property: 'The property',
    photos: 'Photos and notes',
  },
  hints,
  /** Hints beside values that are unusual but valid. */
  advice: {
    phone: 'This number looks short. Please check that it has the area code.',
    date: 'This date is in the past. You can still send it.',
    price: 'We read this as {amount}.',
  },
  suggestions: {
    propertySize: [
      'Under 1,000 sq. ft.',
      '1,000 to 1,500 sq. ft.',
      '1,500 to 2,000 sq. ft.',
      '2,000 to 3,000 sq. ft.',
      'Over 3,000 sq. ft.',
    ],
    propertyType: [
      'Condo',
      'Townhouse',
      'Semi-detached house',
      'Detached house',
      'Duplex',
      'Short-term rental',
      'Office',
      'Store',
    ],
  },
  submit: 'Submit',
};
