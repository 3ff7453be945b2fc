/** A picture of `media/` in every width and format, made by `picture-import.ts`: a `ContentPicture`. */
declare module '*?picture' {
  const picture: {
    name: string;
    alt: string;
    src: string;
    width: number;
    height: number;
    placeholder: string;
    sources: { type: string; srcset: string }[];
  };
  export default picture;
}

/** The URL of a video. */
declare module '*.mp4' {
  const url: string;
  export default url;
}
