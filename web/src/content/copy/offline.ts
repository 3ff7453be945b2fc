/** The line at the top of every page while the device is offline. */
export const offlineLine =
  'You’re offline. Saved pages still open, and forms are sent when you’re back online.';

export const updatePrompt = {
  text: 'A new version of this site is ready. What you have typed stays.',
  button: 'Update',
  later: 'Later',
  unsaved:
    'A new version of this site is ready. We can’t save what you have typed on this device. Send the form or clear it before you update.',
};

/** Shown when the device has no space left for the site. */
export const storageFull = {
  text: 'This device is low on space. Some pages or pictures may be missing while you’re offline; forms are still saved and sent.',
  close: 'OK',
};

/** The offer of a notification, and its result. */
export const noticeOffer = {
  button: 'Tell me when it’s sent',
  granted: 'We’ll tell you on this device when it’s sent.',
  denied: 'This browser doesn’t allow notifications from this site. This list is always up to date.',
};

/** After the connection is back. */
export const sentNotice = {
  /** 'Sent: quote request', or 'Sent: quote request, message' after an earlier notice. */
  text: (form: string, earlier?: string) =>
    `${earlier ? `${earlier},` : 'Sent:'} ${form.charAt(0).toLowerCase()}${form.slice(1)}`,
  close: 'OK',
};

/** Texts of a notification about a submission. */
export function deliveryNotification(
  form: string,
  email: string,
  outcome: 'accepted' | 'rejected',
): { title: string; body: string } {
  return outcome === 'accepted'
    ? { title: `${form} sent`, body: `We have received the form you sent as ${email}.` }
    : { title: `${form} not accepted`, body: 'Open the list to see why, correct it and send it again.' };
}

/** Shown in the form of an item that was sent before the edit. */
export const sentMeanwhile = 'This form has already been sent or discarded. You can fill in a new one.';

/** The reason of an edited item that the server rejected. */
export const notTaken = 'The site didn’t accept this form. Open it and send it again.';

export const waitingToSend = 'Waiting to send';

/** Shown in browsers that clear stored data after a week: see clears-storage.ts. */
export const sendWithinWeek =
  'This browser deletes saved forms after seven days without a visit. Open this site online within a week, or install it.';

/** Shown beside a form that received no response. */
export const queued = {
  heading: 'You’re offline',
  text: 'Your request is kept on this device and will be sent when you’re back online, or when you next open this site.',
  list: 'See the forms waiting to be sent',
  sent: 'You’re back online, and your request has been sent.',
  rejected: 'You’re back online, but the site didn’t accept your request. Correct it and send it again.',
  correct: 'Correct it',
  gone: 'Your request is no longer waiting: it has since been sent or discarded.',
  another: 'Send another request',
};

/** The same below the newsletter form. */
export const newsletterQueued =
  'You’re offline. Your subscription is kept on this device and will be sent when you’re back online.';

/** Shown beside a form that received no response, if storage is disabled or full. */
export const notStored =
  'You’re offline, and this browser can’t save the form. Nothing was sent. Keep this page open, and press the button again when you’re back online.';

/** Shown in a form while drafts cannot be stored: storage is disabled or full. */
export const draftNotStored = 'We can’t save this form on your device. Send it before you close the page.';

export const photosNotStored =
  'We can’t save the photos on your device. Send them before you close the page.';

/** Some systems delete stored files when the disk is full. */
export function photoGone(name: string): string {
  return `${name} is no longer on this device. Choose it again.`;
}

/** '2 photos kept on this device, uploaded when you send the form'. */
export function photosStored(count: number): string {
  return `${count} ${count === 1 ? 'photo' : 'photos'} kept on this device, uploaded when you send the form`;
}

/** 'Uploading photo 2 of 5'. */
export function photosUploading(index: number, count: number): string {
  return `Uploading photo ${index} of ${count}`;
}
