/** Where the phone's gallery sends photos; also in the manifest, and in the API for a phone without the worker. */
export const sharePath = '/share-photos';

/** Where the photos are put into the form; `shared=refused` says that they could not be taken. */
export const sharedPath = '/get-a-quote?shared=photos#photos';
export const refusedPath = '/get-a-quote?shared=refused#photos';
