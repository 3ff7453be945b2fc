/** A phone's share menu posts photos to this path. The server has it too, in case the worker is missing. */
export const sharePath = '/share-photos';

/** Where the form takes the photos over. The other values of `shared` name the reason for an error. */
export const sharedPath = '/get-a-quote?shared=photos#photos';
export const rejectedPath = '/get-a-quote?shared=rejected#photos';
export const tooManyPath = '/get-a-quote?shared=too-many#photos';
