/** Editors' attribute settings, for specifications and options (catalogue.md 3, product settings; 7.2). */
import type { RequestContext } from '../../context.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { OptionSorting } from '../variants/variant.rules.ts';

export interface AttributeSettings {
  /** Hidden titles. */
  hidden: readonly string[];
  /** Titles in display order. */
  titles: readonly string[];
  sortings: readonly OptionSorting[];
}

/** The same list each time, as what follows from the settings is memoised (memoizePerSource.rules.ts). */
const none: readonly never[] = [];

/** While settings are unavailable, everything is shown in its original order. */
export async function attributeSettings(ctx: RequestContext): Promise<AttributeSettings> {
  const [hide, manage] = await Promise.all([
    withFallback(ctx.delivery.hideProductAttributes(), null),
    withFallback(ctx.delivery.manageProductAttributes(), null),
  ]);
  return {
    hidden: hide?.attributes ?? none,
    titles: manage?.spec_titles ?? none,
    sortings: manage?.attribute_option_sorting ?? none,
  };
}
