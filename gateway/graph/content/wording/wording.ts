/**
 * All interface texts in the request's language; clients overlay them on English.
 * Two stacks of the content service hold display texts (catalogue.md 7.1, interstack references); the shop's own
 * override the other's. Within each, `display_text` overrides `duplicate_display_text`.
 * The search placeholder is an entry of content type `search`.
 */
import type { Awaitable } from '../../../sources/transport/awaitable.ts';
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { sourceErrorOf } from '../../sourceErrors.ts';
import type { DisplayTextEntryJson } from '../../../sources/spend/spend.ts';
import { displayTexts } from './displayText.rules.ts';
import { managedWords } from './words.ts';

type Texts = Readonly<Record<string, string>>;

async function wordingOf(ctx: RequestContext): Promise<Texts> {
  const [ours, search, theirs, theirDuplicates] = await Promise.all([
    orNull(managedWords(ctx)),
    orNull(ctx.delivery.search()),
    orNull(otherStackTexts(ctx, 'display_text')),
    orNull(otherStackTexts(ctx, 'duplicate_display_text')),
  ]);
  // Without our own texts return nothing, as a mix of two languages reads worse than English alone.
  if (!ours || ours.size === 0) return {};
  const gaps = displayTexts(theirDuplicates, theirs);
  const placeholder = search?.placeholder ?? '';
  const typed: [string, string][] = placeholder === '' ? [] : [['searchbox.placeholder', placeholder]];
  return Object.fromEntries([...gaps, ...ours, ...typed]);
}

async function otherStackTexts(
  ctx: RequestContext,
  contentType: 'display_text' | 'duplicate_display_text',
): Promise<DisplayTextEntryJson['display_text_input']> {
  const entries = await ctx.spend.otherDisplayTexts(contentType, ctx.scope.contentLocale);
  return entries.flatMap((entry) => entry.display_text_input);
}

/** Failures leave out that source's texts: missing texts must not fail a page. */
async function orNull<Value>(texts: Awaitable<Value>): Promise<Value | null> {
  try {
    return await texts;
  } catch (error) {
    if (sourceErrorOf(error)) return null;
    throw error;
  }
}

builder.queryField('wording', (t) =>
  t.field({
    type: 'WordingTexts',
    description:
      'Texts of the interface that editors keep as display texts, in the request’s language, by title in lower case; a plural has one title for each form, such as `cart.count.one`. From the content service; empty while that is down, so clients bring English of their own.',
    complexity: 5,
    resolve: (_root, _args, ctx) => wordingOf(ctx),
  }),
);
