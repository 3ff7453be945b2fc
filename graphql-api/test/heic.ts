/** The first bytes of an iPhone's photo, which identify its format. */
export const heic = new Uint8Array(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
