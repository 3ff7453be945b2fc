/** The first bytes of a photo of an iPhone, from which its format is recognized. */
export const heic = new Uint8Array(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
