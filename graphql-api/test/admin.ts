/** The admin of all tests. */
export const admin = { email: 'owner@example.com', password: 'correct-horse' };
