/** The texts of the content pages: about the company, support and pro. English complete, others in part. */
import type { Localised } from '../../../brand/types.ts';
import { readRows, type RowShape } from '../readData.ts';

export interface PageText {
  /** Last part of the uid and of the address. */
  key: string;
  title: Localised;
  description: Localised;
  /** HTML, heading left out: the title is the heading. */
  html: Localised;
  /** Scene above the text, when the page has one. */
  scene?: string;
  /** Content regions; all of them when absent. */
  regions?: readonly string[];
}

const shape: RowShape<PageText> = {
  key: 'required',
  title: 'texts',
  description: 'texts',
  html: 'texts',
  scene: 'optional',
  regions: 'optional',
};

export const pageTexts: readonly PageText[] = ['company', 'support', 'pro'].flatMap((section) =>
  readRows(`pages/${section}.json`, shape),
);
