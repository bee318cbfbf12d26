/** The team's page and its people, as entries of the content model. */
import { productUid } from '../../../brand/ids.ts';
import { locales, type Brand, type Locale, type Localised } from '../../../brand/types.ts';
import { pictureBanner } from '../pages/bannerDraft.ts';
import { contentRegions } from '../../../brand/contentRegions.ts';
import { refTo, type EntryDraft, type Fields } from '../draft.ts';
import { localisedEntry } from '../localisedEntry.ts';
import { sceneOf } from '../sceneOf.ts';
import { athletes, teamPage, type Athlete } from './athletes.ts';

export function athleteUid(key: string): string {
  return `athlete_${key.replaceAll('-', '_')}`;
}

/** A scene as a picture field; empty where there is none. */
export function pictureField(brand: Brand, name: string | undefined, locale: Locale): Fields {
  if (name === undefined) return { amplience_id: '', alt_text: '' };
  const scene = sceneOf(brand, name, 'dusk');
  return { amplience_id: scene.name, alt_text: scene.alt[locale] ?? scene.alt['en-us'] };
}

export function teamEntries(brand: Brand): EntryDraft[] {
  const banner = localisedEntry({ contentType: 'banner', uid: 'banner_team' }, locales, (t, locale) =>
    pictureBanner(sceneOf(brand, 'scene-copper-dusk', 'dusk'), locale, {
      title: 'Team',
      content: `<h1>${t(teamPage.title)}</h1>${t(teamPage.banner)}`,
      position: 'bottom-left',
      desktop: '21:9',
      mobile: '4:5',
      buttons: [],
    }),
  );
  const page = localisedEntry({ contentType: 'team_page', uid: 'team_page_main' }, locales, (t, locale) => ({
    title: t(teamPage.title),
    url: '/team',
    header: teamPage.header[locale] ?? '',
    banner: [refTo('banner', 'banner_team')],
    athletes: athletes.map(({ key }) => refTo('athlete', athleteUid(key))),
    seo_meta: {
      seo_title: t(teamPage.title),
      seo_description: teamPage.description[locale] ?? '',
      og_image: { amplience_id: 'scene-copper-dusk' },
    },
  }));
  return [banner, page, ...athletes.map((athlete) => athleteEntry(athlete, brand))];
}

function wordsIn(lists: Localised<readonly string[]> | undefined, locale: Locale): readonly string[] {
  return lists?.[locale] ?? lists?.['en-us'] ?? [];
}

function athleteEntry(athlete: Athlete, brand: Brand): EntryDraft {
  const translated = locales.filter(
    (locale) => athlete.discipline?.[locale] !== undefined || athlete.quote?.[locale] !== undefined,
  );
  const sold = new Map(
    brand.products.filter(({ withdrawn }) => !withdrawn).map((product) => [product.key, product]),
  );
  return localisedEntry(
    { contentType: 'athlete', uid: athleteUid(athlete.key) },
    translated,
    (_t, locale) => ({
      title: athlete.name,
      url: `/${athlete.key}`,
      regions: contentRegions,
      discipline: athlete.discipline?.[locale] ?? '',
      home_place: athlete.homePlace?.[locale] ?? '',
      born_year: athlete.bornYear ?? null,
      quote: athlete.quote?.[locale] ?? '',
      biography: athlete.biography?.[locale] ?? '',
      portrait: pictureField(brand, athlete.portrait, locale),
      action_picture: pictureField(brand, athlete.action, locale),
      results: (athlete.results ?? []).map((result, at) => ({
        ...result,
        event: wordsIn(athlete.events, locale)[at],
      })),
      favourite_products: (athlete.rides ?? []).flatMap((key) => {
        const product = sold.get(key);
        return product ? [refTo('product', productUid(product))] : [];
      }),
      social_links: (athlete.social ?? []).map((href, at) => ({
        href,
        title: wordsIn(athlete.links, locale)[at],
      })),
      seo_meta: { seo_title: athlete.name, seo_description: '', og_image: { amplience_id: '' } },
    }),
  );
}
