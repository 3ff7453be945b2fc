/** The SHA-256 by which the server knows each of our operations. */
export const trustedDocuments = {
  Article: '423b44d5a147dd4fcaef93e466f58e5dead560bfec81bed38507c6b5081eebc2',
  Blog: 'f796f6a878b4e64f9852b5d687d041722ec30b2021fce89b53230aa8a8531c9d',
  BlogTeaser: 'cdd4ec99f0675822ce3c02b71cce56e9d81c0a667045c2295344ea762788f6e7',
  LocationPage: '2f5660eb4d31ba800eee7506f38ba931aeb7a1c310a21295650626d7cc592cde',
  Portfolio: '09fc2cd2242c10307154cdff5ba7c3f6f2fea5ee3f96393237be4e289c67d31b',
  RequestQuote: 'f5ed0a2880a56e26c96e9df79d51e86d5a6592b2ce84e3a7abfd0aa90994a401',
  UploadQuotePhotos: '2bd20723e785395f720cb9ed09ac1f7c20b6d0a99882ee47ea2c075c20fbaf45',
} as const;
