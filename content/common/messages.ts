// Exact texts of the specification, misspellings included: other clients compare them. Do not correct them.

export const newsletterSuccess = 'Newsletter Subscribed Successfully!';
export const newsletterFailure = 'Email failed to send, try again by reloading the page.';

export const quickMessageFailure = 'Failed to send, try again by reloading the page.';

export const contactSuccess = 'Message sent Successfully!';
export const contactFailure = 'Failed to send message, try again by reloading the page.';

export const quoteFailure = 'Failed to send Quoute form, try again by reloading the page.';

export const enquiryFailure = 'Failed to send message, try again by reloading the page.';

export const uploadFailure =
  'An error occurred while uploading your files. Please ensure they are images and each is less than 10MB.';
export const photosTooMany = 'You can upload a maximum of 5 images.';

export const locationNotFound = 'Requested Page Could Not Be Found';
export const applicationError = 'Unexpected Application Error!';
export const renderFailure = 'We couldn’t show this page. The error has been logged.';
export const siteUnavailable =
  'We can’t load this page right now. Your connection is fine. Try again in a minute.';

export const portfolioFailure = 'We couldn’t load the pictures. Check your connection and try again.';

/** While a page loads for longer than a second. */
export const loadingPage = 'Loading the page…';

/** A chunk that could not be loaded; `id` is its file. */
export function chunkFailure(id: string): string {
  return `Loading chunk ${id} failed`;
}

/** '1 photo uploaded', '3 photos uploaded'. */
export function photosUploaded(count: number): string {
  return `${count} ${count === 1 ? 'photo' : 'photos'} uploaded`;
}
