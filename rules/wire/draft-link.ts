/** The path of the links to drafts. It redirects to the page of the draft, and is a 404 page without one. */
export const DRAFT_PATH = '/preview';
