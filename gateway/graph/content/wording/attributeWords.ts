/**
 * Localized names and values of product attributes (Terrain, Length, Piste, Green). Filters, URLs and sources use the
 * English term. Translations are display texts: a name under itself, a value under `facet.<name>.<value>`, as `Park`
 * the terrain may translate differently from `Park` the color.
 */
import type { RequestContext } from '../../context.ts';
import { normalTitle } from './displayText.rules.ts';
import { managedWords } from './words.ts';

export async function attributeTitle(ctx: RequestContext, title: string): Promise<string> {
  return (await managedWords(ctx)).get(normalTitle(title)) ?? title;
}

export async function attributeValue(ctx: RequestContext, title: string, value: string): Promise<string> {
  return (await managedWords(ctx)).get(normalTitle(`facet.${title.trim()}.${value}`)) ?? value;
}
