/** Who may do everything, in every test that needs an admin. */
export const admin = { email: 'owner@example.com', password: 'correct-horse' };
