type Files = Uint8Array<ArrayBuffer>[];

/** The bodies that upload photos of a quote, by transport. */
export const multipartOf = {
  rest(files: Files): FormData {
    const body = new FormData();
    for (const file of files) body.append('images', photo(file));
    return body;
  },

  graphql(files: Files): FormData {
    const query = 'mutation ($files: [Upload!]!) { uploadQuotePhotos(files: $files) { fileNames } }';
    const body = new FormData();
    body.set('operations', JSON.stringify({ query, variables: { files: files.map(() => null) } }));
    const map = files.map((_, index) => [index, [`variables.files.${index}`]] as const);
    body.set('map', JSON.stringify(Object.fromEntries(map)));
    for (const [index, file] of files.entries()) body.set(String(index), photo(file));
    return body;
  },
};

const photo = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'room.jpg', { type: 'image/jpeg' });
