/** What editors decided about attributes, for specifications and options alike (catalogue.md 3, product settings; 7.2). */
import type { RequestContext } from '../context.ts';
import { unlessIll } from '../sourceErrors.ts';
import type { OptionSorting } from './variant.rules.ts';

export interface AttributeSettings {
  /** Titles that no shopper sees. */
  hidden: readonly string[];
  /** Titles in the order to list them. */
  titles: readonly string[];
  sortings: readonly OptionSorting[];
}

/** Without the settings everything is shown as it came. */
export async function attributeSettings(ctx: RequestContext): Promise<AttributeSettings> {
  const [hide, manage] = await Promise.all([
    unlessIll(ctx.delivery.hideProductAttributes(), null),
    unlessIll(ctx.delivery.manageProductAttributes(), null),
  ]);
  return {
    hidden: hide?.attributes ?? [],
    titles: manage?.spec_titles ?? [],
    sortings: manage?.attribute_option_sorting ?? [],
  };
}
