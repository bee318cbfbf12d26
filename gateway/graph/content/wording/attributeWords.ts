/**
 * Names and values of product attributes (Terrain, Length, Piste, Green) as shoppers read them. The English word stays
 * what filters, addresses and sources say; editors keep other languages in display texts: a name under itself, a value
 * under `facet.<name>.<value>`, because `Park` the terrain need not be `Park` the color.
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
