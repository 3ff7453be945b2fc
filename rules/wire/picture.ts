// The URLs of pictures: `/pictures/{id}/{width}.{format}`. The id has 32 hexadecimal digits.

/** The beginning of these URLs, with the id as its group. Also a pattern of PostgreSQL. */
export const PICTURE_ID = '/pictures/([0-9a-f]{32})/';

/** Returns the URL of a picture in this width and format. */
export const pictureUrl = (id: string, width: number, format: string): string =>
  `/pictures/${id}/${width}.${format}`;

/** Returns the id in a URL that contains that of a picture; undefined for any other URL. */
export const pictureIdIn = (url: string): string | undefined => new RegExp(PICTURE_ID).exec(url)?.[1];

/** Matches the path of a picture as texts store it; its groups are the id and the width. */
export const storedPicture = new RegExp(`^${PICTURE_ID}(\\d{1,4})\\.jpg$`);
