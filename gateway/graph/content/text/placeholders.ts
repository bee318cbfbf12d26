/**
 * Fills the placeholders of editors' texts (placeholders.rules.ts). A later domain registers what it knows, such as the
 * cart the sum for free shipping; texts without placeholders cost no call.
 */
import type { RequestContext } from '../../context.ts';
import { withFallback } from '../../sourceErrors.ts';
import {
  filledMarkup,
  filledText,
  placeholdersIn,
  type Placeholder,
  type PlaceholderValues,
} from './placeholders.rules.ts';

type ValueOf = (ctx: RequestContext) => Promise<string | null>;

const readers = new Map<Placeholder, ValueOf>();

export function definePlaceholder(name: Placeholder, valueOf: ValueOf): void {
  readers.set(name, valueOf);
}

/** Null when a value is unknown, also because its source is down. */
export async function withValues(ctx: RequestContext, text: string): Promise<string | null> {
  return filledText(text, await valuesFor(ctx, text));
}

/** Rich text without the paragraphs whose value is unknown. */
export async function markupWithValues(ctx: RequestContext, markup: string): Promise<string> {
  return filledMarkup(markup, await valuesFor(ctx, markup));
}

async function valuesFor(ctx: RequestContext, text: string): Promise<PlaceholderValues> {
  const entries = placeholdersIn(text).map(
    async (name) =>
      [name, await withFallback(readers.get(name)?.(ctx) ?? Promise.resolve(null), null)] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as PlaceholderValues;
}
