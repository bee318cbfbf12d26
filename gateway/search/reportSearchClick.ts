/** `reportSearchClick`: tells the search service which result somebody followed, so that it learns (catalogue.md 7.3). */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { badInput, sourceErrorOf } from '../sourceErrors.ts';
import { searchTerm } from './searchInput.rules.ts';
import { valid } from './searchListing.ts';
import { documentOfResult } from './searchResult.ts';

const LONGEST_ID = 512;
const LONGEST_REQUEST_ID = 64;
/** The vendor's limits of tags. */
const MOST_TAGS = 16;
const LONGEST_TAG = 64;

const ReportSearchClickInput = builder.inputType('ReportSearchClickInput', {
  description: 'A result that somebody followed.',
  fields: (t) => ({
    searchTerm: t.string({
      required: true,
      description: 'What the results were of: `correctedTerm` where there is one, else what was typed.',
    }),
    documentId: t.id({ required: true, description: '`id` of the result.' }),
    requestId: t.string({ description: '`requestId` of the search or of the suggestions that listed it.' }),
    tags: t.stringList({
      description: `Where it was followed, such as \`suggestions\`: at most ${MOST_TAGS} of ${LONGEST_TAG} characters.`,
    }),
  }),
});

interface Reported {
  isReported: boolean;
}

const ReportSearchClickPayload = builder.objectRef<Reported>('ReportSearchClickPayload').implement({
  description: 'What became of the report. Shoppers need not know.',
  fields: (t) => ({
    isReported: t.exposeBoolean('isReported', {
      description: 'False when the search service could not note it, or was told too often.',
    }),
  }),
});

interface Click {
  searchTerm: string;
  documentId: string;
  requestId?: string | null | undefined;
  tags?: readonly string[] | null | undefined;
}

async function report(click: Click, ctx: RequestContext): Promise<Reported> {
  const term = valid(searchTerm(click.searchTerm));
  const documentId = documentOf(click.documentId);
  const requestId = click.requestId ?? null;
  const tags = click.tags ?? null;
  if (requestId !== null && !new RegExp(`^[\\w-]{1,${LONGEST_REQUEST_ID}}$`).test(requestId))
    throw badInput('requestId is one that a search answered with.');
  if (tags && (tags.length > MOST_TAGS || tags.some((tag) => tag === '' || tag.length > LONGEST_TAG)))
    throw badInput(`tags are at most ${MOST_TAGS}, each of 1 to ${LONGEST_TAG} characters.`);
  if ((await ctx.attempts.take('searchClick', documentId)) > 0) return { isReported: false };
  try {
    await ctx.engine.reportClick({
      term,
      documentId,
      ...(requestId === null ? {} : { requestId }),
      ...(tags === null ? {} : { tags }),
    });
    return { isReported: true };
  } catch (error) {
    // The shopper is on the way to what was found; the call log names the failure.
    if (sourceErrorOf(error)) return { isReported: false };
    throw error;
  }
}

function documentOf(id: string): string {
  const documentId = id.length > LONGEST_ID ? null : documentOfResult(id);
  if (documentId === null) throw badInput('documentId is the id of a search result.');
  return documentId;
}

builder.mutationField('reportSearchClick', (t) =>
  t.field({
    type: ReportSearchClickPayload,
    description:
      'Reports which result somebody followed. Never an error because of the search service; limited to some hundred an hour for each caller.',
    args: {
      input: t.arg({ type: ReportSearchClickInput, required: true, description: 'The result.' }),
    },
    complexity: 10,
    resolve: (_root, { input }, ctx) => report(input, ctx),
  }),
);
