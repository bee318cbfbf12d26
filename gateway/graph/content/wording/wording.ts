/**
 * The interface's words in the request's language, all at once: clients keep English and lay this map over it.
 * Two stacks of the content service hold display texts (catalogue.md 7.1, interstack references). Ours wins and the
 * other fills gaps: this shop's editors have the last word. In each, `display_text` wins over `duplicate_display_text`.
 * What stands in the empty search field is an entry of its own (content type `search`).
 */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { sourceErrorOf } from '../../sourceErrors.ts';
import type { DisplayTextEntryJson } from '../../../sources/spend/spend.ts';
import { displayTexts } from './displayText.rules.ts';
import { managedWords } from './words.ts';

/** Entries of the other stack that are about this shop, the first wins. */
const elsewhere = {
  display_text: ['display_text_pro', 'display_text_cart'],
  duplicate_display_text: ['duplicate_display_text_cart'],
} as const;

type Texts = Readonly<Record<string, string>>;

async function wordingOf(ctx: RequestContext): Promise<Texts> {
  const [ours, search, theirs, theirDuplicates] = await Promise.all([
    orNothing(managedWords(ctx)),
    orNothing(ctx.delivery.search()),
    orNothing(textsElsewhere(ctx, 'display_text')),
    orNothing(textsElsewhere(ctx, 'duplicate_display_text')),
  ]);
  // Without our own texts nothing: a page in one language reads better than one with a few words of another.
  if (!ours || ours.size === 0) return {};
  const gaps = displayTexts(theirDuplicates, theirs);
  const placeholder = search?.placeholder ?? '';
  const typed: [string, string][] = placeholder === '' ? [] : [['searchbox.placeholder', placeholder]];
  return Object.fromEntries([...gaps, ...ours, ...typed]);
}

async function textsElsewhere(
  ctx: RequestContext,
  contentType: keyof typeof elsewhere,
): Promise<DisplayTextEntryJson['display_text_input']> {
  const entryUids = elsewhere[contentType];
  const entries = await ctx.spend.references({ contentType, entryUids, locale: ctx.scope.contentLocale });
  return entries.flatMap((entry) => entry.display_text_input);
}

/** Words are never worth a page: whatever a source does, its texts are left out. */
async function orNothing<Value>(texts: Promise<Value>): Promise<Value | null> {
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
