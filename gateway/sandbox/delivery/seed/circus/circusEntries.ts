/** Seasons and posts of the traveling circus, as entries of the content model. */
import { locales, type Brand } from '../../../brand/types.ts';
import { circusPosts, circusSeasons, type CircusPost, type CircusSeason } from './circusPosts.ts';
import { contentRegions } from '../../../brand/contentRegions.ts';
import { linkOut, refTo, type EntryDraft } from '../draft.ts';
import { localisedEntry } from '../localisedEntry.ts';
import { athleteUid, pictureField } from '../team/teamEntries.ts';

export function circusEntries(brand: Brand): EntryDraft[] {
  return [
    ...circusSeasons.map((season) => seasonEntry(season, brand)),
    ...circusPosts.map((post) => postEntry(post, brand)),
  ];
}

function seasonUid(key: string): string {
  return `circus_season_${key.replaceAll('-', '_')}`;
}

function seasonEntry(season: CircusSeason, brand: Brand): EntryDraft {
  const translated = locales.filter((locale) => season.title[locale] !== undefined);
  return localisedEntry(
    { contentType: 'circus_season', uid: seasonUid(season.key) },
    translated,
    (t, locale) => ({
      title: t(season.title),
      url: `/${season.key}`,
      regions: contentRegions,
      years: season.years,
      starts_on: season.startsOn,
      ends_on: season.endsOn,
      summary: season.summary[locale] ?? '',
      picture: pictureField(brand, season.scene, locale),
      seo_meta: { seo_title: t(season.title), seo_description: '', og_image: { amplience_id: '' } },
    }),
  );
}

function postEntry(post: CircusPost, brand: Brand): EntryDraft {
  const translated = locales.filter((locale) => post.title[locale] !== undefined);
  return localisedEntry(
    { contentType: 'traveling_circus_post', uid: `circus_post_${post.key.replaceAll('-', '_')}` },
    translated,
    (t, locale) => ({
      title: t(post.title),
      url: `/${post.key}`,
      regions: post.regions ?? contentRegions,
      season: [refTo('circus_season', seasonUid(post.season))],
      kind: post.kind,
      starts_on: post.startsOn,
      ends_on: post.endsOn ?? '',
      start_time: post.startTime ?? '',
      time_zone: post.timeZone,
      place: post.place,
      summary: post.summary[locale] ?? '',
      body: post.body[locale] ?? '',
      picture: pictureField(brand, post.scene, locale),
      athletes: (post.athletes ?? []).map((key) => refTo('athlete', athleteUid(key))),
      sign_up: post.signUp
        ? linkOut('', `mailto:circus@skarn.example?subject=${encodeURIComponent(post.title['en-us'])}`, false)
        : null,
      cancelled: post.cancelled ?? false,
      seo_meta: { seo_title: t(post.title), seo_description: '', og_image: { amplience_id: '' } },
    }),
  );
}
