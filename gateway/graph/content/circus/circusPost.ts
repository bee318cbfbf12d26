/** Posts of a circus season: upcoming events and reports of past ones. */
import { builder } from '../../builder.ts';
import { languageField, languageOf } from '../text/entryLanguage.ts';
import type { RequestContext } from '../../context.ts';
import { unknownHandle } from '../../handleHint.ts';
import { Image, imageAt } from '../../media/image.ts';
import { Alternate, alternatesOf } from '../../region/locales/alternate.ts';
import { joinMarketId, loadInMarkets } from '../../region/markets/marketId.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import type { CircusPostEntryJson } from '../../../sources/delivery/circus.ts';
import { Athlete, athletesOf } from '../team/athlete.ts';
import { Breadcrumb } from '../navigation/breadcrumb.ts';
import { CircusDates, CircusPlace } from './circusPlace.ts';
import {
  circusHandle,
  CircusSeason,
  MAX_SUMMARY,
  seasonTrail,
  shownSeason,
  type CircusSeasonModel,
} from './circusSeason.ts';
import { isAhead, spanOf, statusOf, type CircusStatus, type EventSpan } from './circusTime.rules.ts';
import { entrySeo } from '../pages/entrySeo.ts';
import { Link } from '../navigation/link.ts';
import { contentPath, linkTarget } from '../navigation/link.rules.ts';
import { plainText, sanitizedHtml } from '../text/sanitizedHtml.ts';
import { Seo } from '../pages/seo.ts';
import { words } from '../wording/words.ts';

export interface CircusPostModel {
  ctx: RequestContext;
  entry: CircusPostEntryJson;
  title: string;
  isReport: boolean;
  /** Null without a valid first day. */
  span: EventSpan | null;
}

export function circusPostOf(entry: CircusPostEntryJson | null, ctx: RequestContext): CircusPostModel | null {
  if (!entry || entry.url === '' || !isShownIn(entry.regions, ctx.scope.contentRegion)) return null;
  const { title, starts_on: startsOn, ends_on: endsOn, start_time: startTime, time_zone: timeZone } = entry;
  return {
    ctx,
    entry,
    title,
    isReport: entry.kind.toLowerCase() === 'report',
    span: spanOf({ startsOn, endsOn, startTime, timeZone }),
  };
}

async function postByHandle(handle: string, ctx: RequestContext): Promise<CircusPostModel | null> {
  return circusPostOf(await ctx.delivery.circusPostByUrl(`/${handle}`), ctx);
}

function postPath({ ctx, entry }: CircusPostModel): string {
  return contentPath(ctx.locale, 'traveling_circus_post', entry.url);
}

async function seasonOf({ ctx, entry }: CircusPostModel): Promise<CircusSeasonModel | null> {
  const [reference] = entry.season;
  return reference ? shownSeason(await ctx.delivery.circusSeasonByUid(reference.uid), ctx) : null;
}

/** Null for a report and for an event without a date. */
function postStatus({ ctx, entry, isReport, span }: CircusPostModel): CircusStatus | null {
  return isReport || !span ? null : statusOf(span, entry.cancelled, ctx.now);
}

const statuses: Readonly<Record<CircusStatus, { description: string }>> = {
  UPCOMING: { description: 'Has not begun.' },
  ON_NOW: { description: 'Has begun and lasts to the midnight of its last day.' },
  OVER: { description: 'Was.' },
  CANCELLED: { description: 'Was called off, whenever it would have been.' },
};

const CircusStatusRef = builder.enumType('CircusStatus', {
  description: 'How far an event has come, by the clocks of its place and the moment of the request.',
  values: statuses,
});

const CircusPostKind = builder.enumType('CircusPostKind', {
  description: 'What a post of the circus is.',
  values: {
    EVENT: { description: 'Something to go to.' },
    REPORT: { description: 'A report of a past event.' },
  },
});

/** Number of athletes assumed for the query cost. */
const ATHLETES_COUNT = 6;

const postRef = builder.objectRef<CircusPostModel>('CircusPost');
export const CircusPost = builder.node(postRef, {
  description: 'An event of the traveling circus, or a report of one. From the content service; public.',
  id: { resolve: ({ ctx, entry }) => joinMarketId(ctx.locale, circusHandle(entry)) },
  loadMany: (ids, ctx) => loadInMarkets(ids, ctx, postByHandle),
  fields: (t) => ({
    handle: t.string({
      description: 'Last segment of its address, such as `lantern-laps`, as `circusPost(handle:)` takes it.',
      resolve: ({ entry }) => circusHandle(entry),
    }),
    title: t.exposeString('title', { description: 'Its name.' }),
    language: t.string(languageField('the name')),
    summaryLanguage: t.string(languageField('the summary', 'summary')),
    bodyLanguage: t.string(languageField('the text', 'body')),
    kind: t.field({
      type: CircusPostKind,
      description: 'Event or report.',
      resolve: ({ isReport }) => (isReport ? 'REPORT' : 'EVENT'),
    }),
    status: t.field({
      type: CircusStatusRef,
      nullable: true,
      description: 'How far an event has come; null of a report, and of an event without a day.',
      resolve: postStatus,
    }),
    statusText: t.string({
      nullable: true,
      description: 'The status in the request’s language; null where there is none.',
      resolve: async (post) => {
        const status = postStatus(post);
        return status && words(post.ctx, `circus.status.${status}`);
      },
    }),
    isAhead: t.boolean({
      description: 'True of an event that is not over, cancelled ones included: it stands in the agenda.',
      resolve: (post) => isAhead(post, post.ctx.now),
    }),
    dates: t.field({
      type: CircusDates,
      nullable: true,
      description: 'When it is; a report’s are those of what it tells. Null when the editors set no day.',
      resolve: ({ ctx, entry, span }) => span && { ctx, span, timeZone: entry.time_zone },
    }),
    place: t.field({
      type: CircusPlace,
      nullable: true,
      description: 'Where it is; null when the editors set nothing.',
      resolve: ({ ctx, entry: { place } }) =>
        place && (place.name || place.city || place.country) ? { ctx, place } : null,
    }),
    summary: t.string({
      nullable: true,
      description: 'A few sentences without markup; null when there are none.',
      resolve: ({ entry }) => plainText(entry.summary, MAX_SUMMARY),
    }),
    body: t.field({
      type: 'HTML',
      nullable: true,
      description: 'All there is to say; null when the editors wrote nothing.',
      resolve: ({ entry }) => sanitizedHtml(entry.body),
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'Its picture; null when the editors chose none.',
      resolve: ({ entry }) => imageAt(entry.picture, '', { aspect: { mobile: 4 / 3, desktop: 21 / 9 } }),
    }),
    athletes: t.field({
      type: [Athlete],
      description: 'Who of the team is there; those that this region is not shown are left out.',
      complexity: { field: 1, multiplier: ATHLETES_COUNT },
      resolve: ({ ctx, entry }) => athletesOf(entry.athletes, ctx),
    }),
    signUp: t.field({
      type: Link,
      nullable: true,
      description:
        'Where to put one’s name down; null when there is no need, when it is over or cancelled, and of reports.',
      resolve: (post) => {
        const status = postStatus(post);
        const isOpen = status === 'UPCOMING' || status === 'ON_NOW';
        return isOpen && post.entry.sign_up ? linkTarget(post.entry.sign_up, post.ctx.locale) : null;
      },
    }),
    season: t.field({
      type: CircusSeason,
      nullable: true,
      description: 'The winter it belongs to; null when that is not shown in this region.',
      resolve: seasonOf,
    }),
    updatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When editors changed it last; null when the content service does not say.',
      resolve: ({ entry }) => entry.updated_at || null,
    }),
    path: t.field({
      type: 'URLPath',
      description: 'Path of its page.',
      resolve: postPath,
    }),
    breadcrumbs: t.field({
      type: [Breadcrumb],
      description:
        'From the list of all winters by the post’s own down to it; without the winter where that is not shown.',
      resolve: async (post) => [
        ...(await seasonTrail(post.ctx, await seasonOf(post))),
        { title: post.title, path: postPath(post), language: languageOf(post.ctx, post.entry) },
      ],
    }),
    seo: t.field({
      type: Seo,
      description:
        'Title, description and picture for search engines; title, summary and picture when the editors wrote nothing.',
      resolve: ({ entry }) => entrySeo({ ...entry, words: [entry.summary, entry.body] }),
    }),
    alternates: t.field({
      type: [Alternate],
      description: 'Its page in every offered locale where guests see it, for search engines.',
      resolve: ({ ctx, entry }) =>
        alternatesOf(
          ctx.markets,
          (region) => isShownIn(entry.regions, region),
          (locale) => contentPath(locale, 'traveling_circus_post', entry.url),
        ),
    }),
  }),
});

builder.queryField('circusPost', (t) =>
  t.field({
    type: CircusPost,
    nullable: true,
    description:
      'An event of the traveling circus or a report. Null when there is none under the address in this region, or with an error when the content service is down.',
    args: {
      handle: t.arg.string({
        required: true,
        description: 'Last segment of its address, such as `lantern-laps`.',
      }),
    },
    complexity: 5,
    resolve: async (_root, { handle }, ctx) =>
      (await postByHandle(handle, ctx)) ?? unknownHandle(ctx, handle),
  }),
);
