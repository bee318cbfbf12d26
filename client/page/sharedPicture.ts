/** The picture that others show with a link to a page that has none of its own. Null while nobody knows one. */
import { createContext, use } from 'react';

export interface SharedPicture {
  /** A JPEG of 1200 by 630 pixels. */
  readonly url: string;
  readonly alt: string;
}

export const SharedPictureContext = createContext<SharedPicture | null>(null);

export function useSharedPicture(): SharedPicture | null {
  return use(SharedPictureContext);
}
