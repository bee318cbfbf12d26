/** How the articles of the support section are written down. */
import type { Locale, Localised } from '../../../brand/types.ts';
import { readRows, type RowShape } from '../readData.ts';

export type TopicKey = 'orders' | 'returns' | 'sizes' | 'care' | 'account';

/**
 * A text may name what it links and embeds: `{article:returns|words}`, `{category:skis/touring|words}`,
 * `{page:about|words}`, `{screen:/order-status|words}`, `{product:tallow-wax}`, `{asset:asset_wax_bench}`.
 */
export interface SupportText {
  /** Last part of the uid and of the address. */
  key: string;
  topic: TopicKey;
  title: Localised;
  summary: Localised;
  body: Localised;
  faq?: readonly { question: Localised; answer: Localised }[];
  keywords: Partial<Record<Locale, readonly string[]>>;
  /** Keys of products that it is about. */
  products?: readonly string[];
  /** Paths of categories that it is about. */
  categories?: readonly string[];
}

const shape: RowShape<SupportText> = {
  key: 'required',
  topic: 'required',
  title: 'texts',
  summary: 'texts',
  body: 'texts',
  faq: 'optional',
  keywords: 'required',
  products: 'optional',
  categories: 'optional',
};

export const supportTexts: readonly SupportText[] = ['orders', 'returns', 'sizes', 'care', 'account'].flatMap(
  (topic) => readRows(`support/${topic}.json`, shape),
);
