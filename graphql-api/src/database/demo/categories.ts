/** The categories of the demo content, in the order of their ids; 'All' is the list's filter, never a post's. */
export const demoCategories = [
  'All',
  'Home Staging',
  'Decorating',
  'Interior Design',
  'Organizing',
  'Selling Tips',
];
