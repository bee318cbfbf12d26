/** Texts of the curated products, by key, and what is added to their titles. */
import { z } from 'zod';
import { readTexts } from './readData.ts';

const productText = z.strictObject({
  tagline: z.string().min(1).max(60),
  /** One plain text a paragraph. */
  text: z.array(z.string().min(1)).min(2),
});

export const productTexts = readTexts(
  'products',
  z.strictObject({ womensSizes: z.string(), products: z.record(z.string(), productText) }),
);
