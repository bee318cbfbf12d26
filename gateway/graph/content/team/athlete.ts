/** Athletes of the team. The catalogue adds the products they ride. */
import { builder } from '../../builder.ts';
import { languageField } from '../text/entryLanguage.ts';
import type { RequestContext } from '../../context.ts';
import { unknownHandle } from '../../handleHint.ts';
import { Image, imageAt } from '../../media/image.ts';
import { Alternate, alternatesOf } from '../../region/locales/alternate.ts';
import { joinMarketId, loadInMarkets } from '../../region/markets/marketId.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import type { AthleteEntryJson } from '../../../sources/delivery/team.ts';
import { Breadcrumb } from '../navigation/breadcrumb.ts';
import { entrySeo } from '../pages/entrySeo.ts';
import { Link } from '../navigation/link.ts';
import { contentPath, isSafeAddress, localePath } from '../navigation/link.rules.ts';
import { sanitizedHtml } from '../text/sanitizedHtml.ts';
import { Seo } from '../pages/seo.ts';
import { words } from '../wording/words.ts';

export interface AthleteModel {
  ctx: RequestContext;
  entry: AthleteEntryJson;
}

function handleOf(entry: AthleteEntryJson): string {
  return entry.url.replace(/^\//, '');
}

function shownAthlete(entry: AthleteEntryJson | null, ctx: RequestContext): AthleteModel | null {
  if (!entry || entry.url === '' || !isShownIn(entry.regions, ctx.scope.contentRegion)) return null;
  return { ctx, entry };
}

async function athleteByHandle(handle: string, ctx: RequestContext): Promise<AthleteModel | null> {
  return shownAthlete(await ctx.delivery.athleteByUrl(`/${handle}`), ctx);
}

/** In the order of the references, without duplicates and athletes not shown in this region. Loaded in one call. */
export async function athletesOf(
  references: readonly { uid: string }[],
  ctx: RequestContext,
): Promise<AthleteModel[]> {
  const uids = [...new Set(references.map(({ uid }) => uid))];
  const entries = await Promise.all(uids.map((uid) => ctx.delivery.athleteByUid(uid)));
  return entries.flatMap((entry) => shownAthlete(entry, ctx) ?? []);
}

const AthleteResult = builder.objectRef<AthleteEntryJson['results'][number]>('AthleteResult').implement({
  description: 'A result in a competition. From the content service.',
  fields: (t) => ({
    year: t.exposeString('year', { description: 'Year, as the editors wrote it; may be empty.' }),
    event: t.exposeString('event', { description: 'What it was.' }),
    place: t.exposeString('place', {
      description: 'Rank as the editors wrote it, such as `2` or `DNF`; may be empty.',
    }),
  }),
});

const athleteRef = builder.objectRef<AthleteModel>('Athlete');
export const Athlete = builder.node(athleteRef, {
  description: 'A member of the team. From the content service; public.',
  id: { resolve: ({ ctx, entry }) => joinMarketId(ctx.locale, handleOf(entry)) },
  loadMany: (ids, ctx) => loadInMarkets(ids, ctx, athleteByHandle),
  fields: (t) => ({
    handle: t.string({
      description: 'Last segment of the address, such as `ylva-stenmo`, as `athlete(handle:)` takes it.',
      resolve: ({ entry }) => handleOf(entry),
    }),
    name: t.string({ description: 'Name.', resolve: ({ entry }) => entry.title }),
    discipline: t.string({
      nullable: true,
      description: 'What they do, such as `Freeride`; null when the editors wrote nothing.',
      resolve: ({ entry }) => entry.discipline || null,
    }),
    disciplineLanguage: t.string(languageField('the discipline', 'discipline')),
    homePlace: t.string({
      nullable: true,
      description: 'Where they live; null when the editors wrote nothing.',
      resolve: ({ entry }) => entry.home_place || null,
    }),
    bornYear: t.int({
      nullable: true,
      description: 'Year of birth; null when the editors wrote none.',
      resolve: ({ entry }) => (Number.isInteger(entry.born_year) ? (entry.born_year ?? null) : null),
    }),
    quote: t.string({
      nullable: true,
      description: 'Something they said, without marks around it; null when there is nothing.',
      resolve: ({ entry }) => entry.quote || null,
    }),
    biography: t.field({
      type: 'HTML',
      nullable: true,
      description: 'Who they are; null when the editors wrote nothing.',
      resolve: ({ entry }) => sanitizedHtml(entry.biography),
    }),
    biographyLanguage: t.string(languageField('the biography', 'biography')),
    quoteLanguage: t.string(languageField('the quote', 'quote')),
    portrait: t.field({
      type: Image,
      nullable: true,
      description: 'Picture of 4:5 for the team’s page and their own; null when the editors chose none.',
      resolve: ({ entry }) => imageAt(entry.portrait, entry.title),
    }),
    actionImage: t.field({
      type: Image,
      nullable: true,
      description: 'Wide picture of what they do; null when the editors chose none.',
      resolve: ({ entry }) =>
        imageAt(entry.action_picture, '', { aspect: { mobile: 4 / 3, desktop: 21 / 9 } }),
    }),
    results: t.field({
      type: [AthleteResult],
      description: 'How they came in, in the editors’ order; those without an event are left out.',
      resolve: ({ entry }) => entry.results.filter(({ event }) => event !== ''),
    }),
    social: t.field({
      type: [Link],
      description: 'Their pages on other sites; links that browsers would run are left out.',
      resolve: ({ entry }) =>
        entry.social_links
          .filter(({ title, href }) => title !== '' && href !== '' && isSafeAddress(href))
          .map(({ title, href }) => ({ text: title, href, isExternal: true, opensNewTab: true })),
    }),
    path: t.field({
      type: 'URLPath',
      description: 'Path of their page.',
      resolve: ({ ctx, entry }) => contentPath(ctx.locale, 'athlete', entry.url),
    }),
    breadcrumbs: t.field({
      type: [Breadcrumb],
      description: 'From the team down to this one.',
      resolve: async ({ ctx, entry }) => [
        { title: await words(ctx, 'team.title'), path: localePath(ctx.locale, '/team') },
        { title: entry.title, path: contentPath(ctx.locale, 'athlete', entry.url) },
      ],
    }),
    seo: t.field({
      type: Seo,
      description:
        'Title, description and picture for search engines; name, quote and portrait when the editors wrote nothing.',
      resolve: ({ entry }) =>
        entrySeo({ ...entry, words: [entry.quote, entry.biography], picture: entry.portrait }),
    }),
    alternates: t.field({
      type: [Alternate],
      description: 'Their page in every offered locale where guests see it, for search engines.',
      resolve: ({ ctx, entry }) =>
        alternatesOf(
          ctx.markets,
          (region) => isShownIn(entry.regions, region),
          (locale) => contentPath(locale, 'athlete', entry.url),
        ),
    }),
  }),
});

builder.queryField('athlete', (t) =>
  t.field({
    type: Athlete,
    nullable: true,
    description:
      'A member of the team. Null when there is none under the address in this region, or with an error when the content service is down.',
    args: {
      handle: t.arg.string({
        required: true,
        description: 'Last segment of the address, such as `ylva-stenmo`.',
      }),
    },
    complexity: 5,
    resolve: async (_root, { handle }, ctx) =>
      (await athleteByHandle(handle, ctx)) ?? unknownHandle(ctx, handle),
  }),
);
