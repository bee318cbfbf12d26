/** The team page: banner, introduction and all athletes. */
import { builder } from '../../builder.ts';
import { languageField } from '../text/entryLanguage.ts';
import type { RequestContext } from '../../context.ts';
import { Alternate, alternatesOf } from '../../region/locales/alternate.ts';
import { joinMarketId, loadInMarkets } from '../../region/markets/marketId.ts';
import type { TeamPageEntryJson } from '../../../sources/delivery/team.ts';
import { Athlete, athletesOf } from './athlete.ts';
import { Banner, bannersOf } from '../pages/banner.ts';
import { entrySeo } from '../pages/entrySeo.ts';
import { contentPath } from '../navigation/link.rules.ts';
import { sanitizedHtml } from '../text/sanitizedHtml.ts';
import { Seo } from '../pages/seo.ts';

interface TeamPageModel {
  ctx: RequestContext;
  entry: TeamPageEntryJson;
}

/** There is one team page; its key is its address. */
const TEAM = 'team';

async function teamPage(ctx: RequestContext): Promise<TeamPageModel | null> {
  const entry = await ctx.delivery.teamPage();
  return entry && { ctx, entry };
}

/** Number of athletes assumed for the query cost. */
const TEAM_SIZE = 24;

const teamPageRef = builder.objectRef<TeamPageModel>('TeamPage');
export const TeamPage = builder.node(teamPageRef, {
  description: 'The page that shows the team. From the content service; public.',
  id: { resolve: ({ ctx }) => joinMarketId(ctx.locale, TEAM) },
  loadMany: (ids, ctx) =>
    loadInMarkets(ids, ctx, (key, market) => (key === TEAM ? teamPage(market) : Promise.resolve(null))),
  fields: (t) => ({
    title: t.string({ description: 'Its heading.', resolve: ({ entry }) => entry.title }),
    header: t.field({
      type: 'HTML',
      nullable: true,
      description: 'Words above the portraits; null when the editors wrote none.',
      resolve: ({ entry }) => sanitizedHtml(entry.header),
    }),
    headerLanguage: t.string(languageField('these words', 'header')),
    banner: t.field({
      type: Banner,
      nullable: true,
      description: 'Banner that the page opens with; null when none is published.',
      resolve: ({ ctx, entry }) => bannersOf(entry.banner, ctx.locale)[0] ?? null,
    }),
    athletes: t.field({
      type: [Athlete],
      description: 'Everybody, in the page’s own order; those that this region is not shown are left out.',
      complexity: { field: 1, multiplier: TEAM_SIZE },
      resolve: ({ ctx, entry }) => athletesOf(entry.athletes, ctx),
    }),
    path: t.field({
      type: 'URLPath',
      description: 'Path of the page.',
      resolve: ({ ctx }) => contentPath(ctx.locale, 'team_page', TEAM),
    }),
    seo: t.field({
      type: Seo,
      description:
        'Title, description and picture for search engines; title and header text when the editors wrote nothing.',
      resolve: ({ entry }) => entrySeo({ ...entry, words: [entry.header], picture: null }),
    }),
    alternates: t.field({
      type: [Alternate],
      description: 'The page in every offered locale, for search engines: it is shown everywhere.',
      resolve: (_root, _args, ctx) =>
        alternatesOf(
          ctx.markets,
          () => true,
          (locale) => contentPath(locale, 'team_page', TEAM),
        ),
    }),
  }),
});

builder.queryField('teamPage', (t) =>
  t.field({
    type: TeamPage,
    nullable: true,
    description:
      'The page that shows the team. Null when the editors published none, or with an error when the content service is down.',
    complexity: 5,
    resolve: (_root, _args, ctx) => teamPage(ctx),
  }),
);
