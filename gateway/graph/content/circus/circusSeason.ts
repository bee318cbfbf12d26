/** Seasons of the traveling circus. circusPosts.ts adds their posts. */
import { resolveArrayConnection } from '@pothos/plugin-relay';
import { builder, MAX_NODES } from '../../builder.ts';
import { languageField, languageOf } from '../text/entryLanguage.ts';
import type { RequestContext } from '../../context.ts';
import { unknownHandle } from '../../handleHint.ts';
import { Image, imageAt } from '../../media/image.ts';
import { Alternate, alternatesOf } from '../../region/locales/alternate.ts';
import { Market } from '../../region/markets/market.ts';
import { joinMarketId, loadInMarkets } from '../../region/markets/marketId.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import type { CircusSeasonEntryJson } from '../../../sources/delivery/circus.ts';
import { Breadcrumb, type BreadcrumbModel } from '../navigation/breadcrumb.ts';
import { isDay } from './circusTime.rules.ts';
import { daysInWords } from './circusWords.rules.ts';
import { entrySeo } from '../pages/entrySeo.ts';
import { contentPath, localePath } from '../navigation/link.rules.ts';
import { plainText } from '../text/sanitizedHtml.ts';
import { Seo } from '../pages/seo.ts';
import { words } from '../wording/words.ts';

export interface CircusSeasonModel {
  ctx: RequestContext;
  entry: CircusSeasonEntryJson;
}

/** Longer than any summary. */
export const MAX_SUMMARY = 600;

/** Last segment of an address: the key of the root fields. */
export function circusHandle(entry: { url: string }): string {
  return entry.url.replace(/^\//, '');
}

function circusSeasonPath({ ctx, entry }: CircusSeasonModel): string {
  return contentPath(ctx.locale, 'circus_season', entry.url);
}

/** Breadcrumbs from the list of seasons down to this one; only the list without a season. */
export async function seasonTrail(
  ctx: RequestContext,
  season: CircusSeasonModel | null,
): Promise<BreadcrumbModel[]> {
  const list = { title: await words(ctx, 'circus.title'), path: localePath(ctx.locale, '/traveling-circus') };
  if (!season) return [list];
  const { entry } = season;
  return [list, { title: entry.title, path: circusSeasonPath(season), language: languageOf(ctx, entry) }];
}

export function shownSeason(
  entry: CircusSeasonEntryJson | null,
  ctx: RequestContext,
): CircusSeasonModel | null {
  if (!entry || entry.url === '' || !isShownIn(entry.regions, ctx.scope.contentRegion)) return null;
  return { ctx, entry };
}

async function seasonByHandle(handle: string, ctx: RequestContext): Promise<CircusSeasonModel | null> {
  return shownSeason(await ctx.delivery.circusSeasonByUrl(`/${handle}`), ctx);
}

const seasonRef = builder.objectRef<CircusSeasonModel>('CircusSeason');
export const CircusSeason = builder.node(seasonRef, {
  description: 'One season of the traveling circus. From the content service; public.',
  id: { resolve: ({ ctx, entry }) => joinMarketId(ctx.locale, circusHandle(entry)) },
  loadMany: (ids, ctx) => loadInMarkets(ids, ctx, seasonByHandle),
  fields: (t) => ({
    handle: t.string({
      description: 'Last segment of its address, such as `2026-27`, as `circusSeason(handle:)` takes it.',
      resolve: ({ entry }) => circusHandle(entry),
    }),
    title: t.string({ description: 'Its name.', resolve: ({ entry }) => entry.title }),
    years: t.string({
      nullable: true,
      description: 'The years it lies in, such as `2026/27`; null when the editors wrote none.',
      resolve: ({ entry }) => entry.years || null,
    }),
    days: t.string({
      nullable: true,
      description:
        'From its first to its last day, in the request’s language; null when the editors set none or set what is no day.',
      resolve: ({ ctx, entry: { starts_on: firstDay, ends_on: lastDay } }) =>
        isDay(firstDay) && isDay(lastDay) && firstDay <= lastDay
          ? daysInWords({ firstDay, lastDay }, ctx.scope)
          : null,
    }),
    summary: t.string({
      nullable: true,
      description: 'A few sentences without markup; null when there are none.',
      resolve: ({ entry }) => plainText(entry.summary, MAX_SUMMARY),
    }),
    language: t.string(languageField('the name')),
    summaryLanguage: t.string(languageField('the summary', 'summary')),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'Its picture; null when the editors chose none.',
      resolve: ({ entry }) => imageAt(entry.picture, '', { aspect: { mobile: 4 / 3, desktop: 21 / 9 } }),
    }),
    path: t.field({
      type: 'URLPath',
      description: 'Path of its page.',
      resolve: circusSeasonPath,
    }),
    breadcrumbs: t.field({
      type: [Breadcrumb],
      description: 'From the list of all winters down to this one.',
      resolve: (season) => seasonTrail(season.ctx, season),
    }),
    seo: t.field({
      type: Seo,
      description:
        'Title, description and picture for search engines; title, summary and picture when the editors wrote nothing.',
      resolve: ({ entry }) => entrySeo({ ...entry, words: [entry.summary] }),
    }),
    alternates: t.field({
      type: [Alternate],
      description: 'Its page in every offered locale where guests see it, for search engines.',
      resolve: ({ ctx, entry }) =>
        alternatesOf(
          ctx.markets,
          (region) => isShownIn(entry.regions, region),
          (locale) => contentPath(locale, 'circus_season', entry.url),
        ),
    }),
  }),
});

builder.queryFields((t) => ({
  circusSeasons: t.connection(
    {
      type: CircusSeason,
      nullable: true,
      description: `Every season of the traveling circus that is shown in this region, latest first. ${MAX_NODES} when \`first\` is not given. Null with an error when the content service is down.`,
      complexity: ({ first }) => ({ field: 5, multiplier: Math.min(first ?? MAX_NODES, MAX_NODES) }),
      resolve: async (_root, args, ctx) => {
        const entries = await ctx.delivery.circusSeasons();
        const seasons = entries.flatMap((entry) => shownSeason(entry, ctx) ?? []);
        const sizes = { defaultSize: MAX_NODES, maxSize: MAX_NODES };
        return { ...(await resolveArrayConnection({ args, ...sizes }, seasons)), totalCount: seasons.length };
      },
    },
    {
      name: 'CircusSeasonConnection',
      description: 'Winters of the traveling circus.',
      fields: (connection) => ({
        totalCount: connection.exposeInt('totalCount', { description: 'Winters in the whole list.' }),
      }),
      edgesField: {
        description: 'The winters.',
        // The connection's own multiplier already counts the posts.
        complexity: { field: 1, multiplier: 1 },
      },
    },
    {
      name: 'CircusSeasonEdge',
      description: 'One season of a list.',
      nodeField: { description: 'The winter.' },
    },
  ),
  circusSeason: t.field({
    type: CircusSeason,
    nullable: true,
    description:
      'A season of the traveling circus. Null when there is none under the address in this region, or with an error when the content service is down.',
    args: {
      handle: t.arg.string({
        required: true,
        description: 'Last segment of its address, such as `2026-27`.',
      }),
    },
    complexity: 5,
    resolve: async (_root, { handle }, ctx) =>
      (await seasonByHandle(handle, ctx)) ?? unknownHandle(ctx, handle),
  }),
}));

builder.objectField(Market, 'circusAlternates', (t) =>
  t.field({
    type: [Alternate],
    description:
      'The list of all winters in every offered locale, for search engines; `x-default` last. Asks no upstream.',
    resolve: (_root, _args, ctx) =>
      alternatesOf(
        ctx.markets,
        () => true,
        (locale) => localePath(locale, '/traveling-circus'),
      ),
  }),
);
