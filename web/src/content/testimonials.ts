export interface Testimonial {
  /** The URL of a portrait; '' shows the initials. */
  clientImg: string;
  clientName: string;
  rank: string;
  clientReview: string;
}

export const testimonialsSection = {
  heading: 'What clients say',
  note: 'Sample testimonials: they show the layout until clients have agreed to be quoted here.',
  previous: 'Previous testimonials',
  next: 'Next testimonials',
};

function sample(clientName: string, role: string, clientReview: string): Testimonial {
  return { clientImg: '', clientName, rank: `${role}, sample testimonial`, clientReview };
}

export const testimonials: Testimonial[] = [
  sample(
    'Sample client 1',
    'Home owner',
    'The consultation took under three hours and left us with a list of 22 things to do. We did 19 of them ourselves.',
  ),
  sample(
    'Sample realtor 1',
    'Realtor',
    'I sent the floor plan on a Monday and had a room-by-room plan to show my seller before the week was out.',
  ),
  sample(
    'Sample client 2',
    'Home owner',
    'We lived in the house while it was staged. They used our own sofa and table, and brought lamps, art and bedding.',
  ),
  sample(
    'Sample builder 1',
    'Builder',
    'Three main areas were furnished in the model home. Buyers stopped asking whether a dining table would fit.',
  ),
  sample(
    'Sample client 3',
    'Short-term rental owner',
    'Wipeable fabrics, a second set of linens, a place for luggage: someone had thought about how guests use a room.',
  ),
  sample(
    'Sample client 4',
    'Home owner',
    'Two people came for six hours and the basement has shelves and labels now. Nothing was thrown out without asking.',
  ),
  sample(
    'Sample realtor 2',
    'Realtor',
    'The extra bedroom was priced before I had to ask, so there were no surprises on the invoice.',
  ),
  sample(
    'Sample client 5',
    'Cafe owner',
    'The counter moved by a metre on paper before anything was built. Drawings first, then orders: that order saved us.',
  ),
  sample(
    'Sample client 6',
    'Home owner',
    'The shopping list came with sizes and links. We bought at our own pace over four months.',
  ),
  sample(
    'Sample builder 2',
    'Builder',
    'Delivery, set-up and removal were on the dates in the schedule. Our site crew only had to open the door.',
  ),
  sample(
    'Sample client 7',
    'Office manager',
    'They worked around our hours, and the meeting room was back in use the next morning.',
  ),
  sample(
    'Sample realtor 3',
    'Realtor',
    'The condo was empty and 300 kilometres away. Virtual staging gave us photos for the listing within two days.',
  ),
  sample(
    'Sample client 8',
    'Home owner',
    'The mood board showed the oak, the tile and the paint side by side. It was easy to say yes to that.',
  ),
  sample(
    'Sample client 9',
    'Home owner',
    'We made the decisions and they made the calls. A note came every Friday on what was done and what came next.',
  ),
];

/** Maps service pages to the quoted client's name. */
const quoted: Record<string, string> = {
  '/staging': 'Sample realtor 2',
  '/staging-home-owner': 'Sample client 2',
  '/staging-realtors': 'Sample realtor 1',
  '/staging-builders': 'Sample builder 1',
  '/virtual-staging': 'Sample realtor 3',
  '/decorating': 'Sample client 6',
  '/decorating-home-owner': 'Sample client 9',
  '/decorating-short-term-rental': 'Sample client 3',
  '/decorating-organizing': 'Sample client 4',
  '/commercial': 'Sample client 7',
  '/design/residential': 'Sample client 8',
  '/design/commercial': 'Sample client 5',
  '/project-management': 'Sample builder 2',
};

/** Returns the testimonial about the service of a page. */
export function quotedOn(path: string): Testimonial | undefined {
  return testimonials.find(({ clientName }) => clientName === quoted[path]);
}
