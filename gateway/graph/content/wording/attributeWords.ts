/**
 * Localized names and values of product attributes (Terrain, Length, Piste, Green). Filters, URLs and sources use the
 * English term. Translations are display texts: a name under itself, a value under `facet.<name>.<value>`, as `Park`
 * the terrain may translate differently from `Park` the color.
 */
import { whenKnown, type Awaitable } from '../../../sources/transport/awaitable.ts';
import type { RequestContext } from '../../context.ts';
import { normalTitle } from './displayText.rules.ts';
import { managedWords } from './words.ts';

export function attributeTitle(ctx: RequestContext, title: string): Awaitable<string> {
  return whenKnown(managedWords(ctx), (texts) => texts.get(normalTitle(title)) ?? title);
}

export function attributeValue(ctx: RequestContext, title: string, value: string): Awaitable<string> {
  const key = normalTitle(`facet.${title.trim()}.${value}`);
  return whenKnown(managedWords(ctx), (texts) => texts.get(key) ?? value);
}
