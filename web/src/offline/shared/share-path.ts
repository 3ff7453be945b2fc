/** Where the phone's gallery sends photos; also in the manifest, and in the API for a phone without the worker. */
export const sharePath = '/share-photos';

/** Where the photos are put into the form; another `shared` says why they could not be taken. */
export const sharedPath = '/get-a-quote?shared=photos#photos';
export const rejectedPath = '/get-a-quote?shared=refused#photos';
export const tooManyPath = '/get-a-quote?shared=too-many#photos';
