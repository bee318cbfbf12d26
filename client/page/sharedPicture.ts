/** The default Open Graph image for pages without their own. Null if there is none. */
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
