/** The first admin of each test site. */
export const admin = { email: 'owner@example.com', password: 'correct-horse' };
