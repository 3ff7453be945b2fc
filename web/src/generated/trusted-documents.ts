/** Maps each operation of the public pages to its SHA-256. */
export const trustedDocuments = {
  Article: '6aa467185978fef337c33d97c95400f70a51dac5ed4151d7107de3bd2dedbb9a',
  Blog: '972aec0535ac4bce92c4a5a21ec062c14e27828fe11d4aab8ff174bcf2ab5dfd',
  BlogTeaser: 'c61433d9e65ae40ba14b5f245744a888b3979c02a6bb16157d1386cc7a7f7a7a',
  LocationPage: '8607492165673a2da1b5de2bfc908798f9e94b95f0b3ff8c9e11556cfbf943d9',
  OwnPage: '4eb397d719ea9b82700ca0c719cfd80a7e43e16542509d9942060e73379176cc',
  PageContent: 'b7b2f09018c4ca907a2cddeaf7b50df99448da9c2aeb173eb75ea35f63ec9e2c',
  Portfolio: 'a29c3e4c9dd3a98adad32b07199948ec7070c7c5e2afc8451f5a655ce5492ff2',
  PortfolioFiles: 'f5e3fb71b7a249d8a4b84742e8f85dee62f0b2d8b1da145f91955a0bd1667244',
  Project: '7d2fc729ae22adb46c6605b07985114e30fbf3be759dac4d2520d0ad7b1070e0',
  RequestQuote: 'f5ed0a2880a56e26c96e9df79d51e86d5a6592b2ce84e3a7abfd0aa90994a401',
  SendEnquiry: '283818c64730ca89acda6b047078e3092946c829b7a4474ef47165357853c6e6',
  SendMessage: 'f0d342b1a2efb81db7d8b8684c18fc6f8022ef8b6b70c48fce098f43ec526ac2',
  SendQuickMessage: '7761fe0ced12a9f6e6950d2b306eca98d94997412d96bc8a6647da08b99aabc3',
  SubscribeNewsletter: '6781108ebc3e4e7d02a7d9ee8a3799252f93db2d07d3387b822c78fa714135f2',
  UploadQuotePhotos: '2bd20723e785395f720cb9ed09ac1f7c20b6d0a99882ee47ea2c075c20fbaf45',
} as const;
