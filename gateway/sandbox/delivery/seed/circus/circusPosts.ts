/** The seasons and posts of the traveling circus, from `data/circus/`. */
import { z } from 'zod';
import { contentRegions } from '../../../brand/contentRegions.ts';
import { nameIn, readFacts, readTexts, withTexts } from '../../../brand/readData.ts';
import { sceneNames } from '../../../brand/scenes.ts';
import { athletes } from '../team/athletes.ts';

const day = z.iso.date();
const scene = nameIn(sceneNames, 'scene');
const texts = readTexts(
  'circus',
  z.strictObject({
    seasons: z.record(z.string(), z.strictObject({ title: z.string(), summary: z.string() })),
    posts: z.record(
      z.string(),
      z.strictObject({
        title: z.string(),
        summary: z.string(),
        /** HTML. */
        body: z.string(),
      }),
    ),
  }),
);

const seasonRow = z.strictObject({
  /** Last part of the address. */
  key: z.string(),
  years: z.string(),
  startsOn: day,
  endsOn: day,
  scene,
});
const seasonRows = readFacts('circus/seasons.json', z.array(seasonRow));
export const circusSeasons = withTexts('circus/seasons.json', seasonRows, texts.seasons);
export type CircusSeason = (typeof circusSeasons)[number];

const postRow = z.strictObject({
  key: z.string(),
  season: nameIn(
    seasonRows.map(({ key }) => key),
    'season',
  ),
  kind: z.enum(['event', 'report']),
  startsOn: day,
  endsOn: day.optional(),
  startTime: z.iso.time({ precision: -1 }).optional(),
  timeZone: z.string(),
  place: z.strictObject({
    name: z.string(),
    city: z.string(),
    country: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  scene,
  athletes: z
    .array(
      nameIn(
        athletes.map(({ key }) => key),
        'athlete',
      ),
    )
    .optional(),
  /** True: the post has a link to sign up by e-mail. */
  signUp: z.boolean().optional(),
  cancelled: z.boolean().optional(),
  /** Content regions; all of them when absent. */
  regions: z.array(nameIn(contentRegions, 'content region')).optional(),
});

/** This winter's events, then the reports. */
export const circusPosts = withTexts(
  'circus/posts.json',
  readFacts('circus/posts.json', z.array(postRow)),
  texts.posts,
);
export type CircusPost = (typeof circusPosts)[number];
