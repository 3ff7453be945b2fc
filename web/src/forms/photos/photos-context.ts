import { createContext, useContext } from 'react';
import type { PhotoSelection } from './selection.ts';

export const PhotosContext = createContext<PhotoSelection | null>(null);

/** Returns the photos of the form around a picker; throws outside of a form. */
export function usePhotos(): PhotoSelection {
  const photos = useContext(PhotosContext);
  if (!photos) throw new Error('A photo picker must be inside a form');
  return photos;
}
