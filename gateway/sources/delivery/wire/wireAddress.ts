/** An entry of any type, as far as it decides where its page is. */
import { z } from 'zod';
import { flag, group, list, picture, text } from './wireFields.ts';

export const addressEntry = z.object({
  uid: z.string(),
  url: text,
  /** Empty means everywhere. */
  regions: list(z.string()),
  /** ISO 8601. */
  updated_at: text,
  /** What only some types have. */
  image: picture,
  /** This and `no_index`: not for search engines. */
  unlisted: flag,
  seo_meta: group({ no_index: flag }),
  color_images: list(z.object({ amplience_id: text })),
});
export type AddressEntryJson = z.output<typeof addressEntry>;
