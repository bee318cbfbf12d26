/** `reportSearchClick`: reports clicked results to the search service, which learns from them (catalogue.md 7.3). */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { badInput, sourceErrorOf } from '../sourceErrors.ts';
import { searchTerm } from './searchInput.rules.ts';
import { valid } from './listing/searchListing.ts';

/** As the indexer writes them: `de-at:product:…`. */
const documentForm = /^[a-z]{2}(-[a-z]{2})?:[a-z]+:[\w.-]{1,150}$/;
const MAX_REQUEST_ID = 64;
/** The vendor's tag limits. */
const MAX_TAGS = 16;
const MAX_TAG = 64;

const ReportSearchClickInput = builder.inputType('ReportSearchClickInput', {
  description: 'A clicked result.',
  fields: (t) => ({
    searchTerm: t.string({
      required: true,
      description: 'The term of the results: `correctedTerm` if present, else the typed one.',
    }),
    documentId: t.id({ required: true, description: '`documentId` of the result.' }),
    requestId: t.string({ description: '`requestId` of the search or of the suggestions that listed it.' }),
    tags: t.stringList({
      description: `Where it was clicked, such as \`suggestions\`: at most ${MAX_TAGS} of ${MAX_TAG} characters.`,
    }),
  }),
});

interface Reported {
  isReported: boolean;
}

const ReportSearchClickPayload = builder.objectRef<Reported>('ReportSearchClickPayload').implement({
  description: 'Outcome of the report, not meant for shoppers.',
  fields: (t) => ({
    isReported: t.exposeBoolean('isReported', {
      description: 'False when the search service could not record it, or the rate limit was reached.',
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
  const { documentId } = click;
  if (!documentForm.test(documentId))
    throw badInput('documentId must be the `documentId` of a search result.');
  const requestId = click.requestId ?? null;
  const tags = click.tags ?? null;
  if (requestId !== null && !new RegExp(`^[\\w-]{1,${MAX_REQUEST_ID}}$`).test(requestId))
    throw badInput('requestId must be one returned by a search.');
  if (tags && (tags.length > MAX_TAGS || tags.some((tag) => tag === '' || tag.length > MAX_TAG)))
    throw badInput(`At most ${MAX_TAGS} tags are allowed, each of 1 to ${MAX_TAG} characters.`);
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
    // The shopper must not be held up; the call log records the failure.
    if (sourceErrorOf(error)) return { isReported: false };
    throw error;
  }
}

builder.mutationField('reportSearchClick', (t) =>
  t.field({
    type: ReportSearchClickPayload,
    description:
      'Reports a clicked result. Never fails because of the search service; limited to some hundred per hour and caller.',
    args: {
      input: t.arg({ type: ReportSearchClickInput, required: true, description: 'The result.' }),
    },
    complexity: 10,
    resolve: (_root, { input }, ctx) => report(input, ctx),
  }),
);
