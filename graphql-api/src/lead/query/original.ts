/** Returns the key of the file with the original of a message. */
export const originalKey = (message_id: string) => `${ORIGINALS}/${message_id}.eml`;

/** The folder of the originals. */
export const ORIGINALS = 'messages';
