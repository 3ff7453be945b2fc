/** Maps each operation of the public pages to its SHA-256. */
export const trustedDocuments = {
  Article: 'c4efffda10260bc5e58599810a377e4f1771aeffc867d8a2b7432de665455e30',
  Blog: '812df9441ef0755f26d478d1d26e5c87d1a08f94b71de0cfdd27d2d80044faa3',
  BlogTeaser: 'c0c0530c72c23dea60a6ad0b2f7f3a5dba16cd6b395bb4133f8417c71c3127be',
  LocationPage: '8607492165673a2da1b5de2bfc908798f9e94b95f0b3ff8c9e11556cfbf943d9',
  OwnPage: 'c377914b4a0f6b17d43396317d04742ac468a0bfcba70584825be0039ded3d7c',
  PageContent: 'b7b2f09018c4ca907a2cddeaf7b50df99448da9c2aeb173eb75ea35f63ec9e2c',
  Portfolio: 'b1a320c00f557fa6c65e3f1a02a94d7c4a80c1195c26235f722d14df8ba48723',
  PortfolioFiles: 'f5e3fb71b7a249d8a4b84742e8f85dee62f0b2d8b1da145f91955a0bd1667244',
  Project: '54759483da0cc6733ce1761b4cdf3df38c028e820bbb51f4852f06d4533d17a9',
  RequestQuote: 'f5ed0a2880a56e26c96e9df79d51e86d5a6592b2ce84e3a7abfd0aa90994a401',
  SendEnquiry: '283818c64730ca89acda6b047078e3092946c829b7a4474ef47165357853c6e6',
  SendMessage: 'f0d342b1a2efb81db7d8b8684c18fc6f8022ef8b6b70c48fce098f43ec526ac2',
  SendQuickMessage: '7761fe0ced12a9f6e6950d2b306eca98d94997412d96bc8a6647da08b99aabc3',
  SubscribeNewsletter: '6781108ebc3e4e7d02a7d9ee8a3799252f93db2d07d3387b822c78fa714135f2',
  UploadQuotePhotos: '2bd20723e785395f720cb9ed09ac1f7c20b6d0a99882ee47ea2c075c20fbaf45',
} as const;
