/** The team's page and its athletes, from `data/team/`. */
import { z } from 'zod';
import { nameIn, readFacts, readTexts, withTexts } from '../../../brand/readData.ts';
import { sceneNames } from '../../../brand/scenes.ts';

const scene = nameIn(sceneNames, 'scene');
const texts = readTexts(
  'team',
  z.strictObject({
    page: z.strictObject({
      title: z.string(),
      /** HTML below the title in the banner. */
      banner: z.string(),
      header: z.string(),
      description: z.string(),
    }),
    athletes: z.record(
      z.string(),
      z.strictObject({
        discipline: z.string().optional(),
        homePlace: z.string().optional(),
        quote: z.string().optional(),
        /** HTML. */
        biography: z.string().optional(),
        /** Of the results, in their order. */
        events: z.array(z.string()).optional(),
        /** Names of the addresses, in their order. */
        links: z.array(z.string()).optional(),
      }),
    ),
  }),
);

const file = 'team/athletes.json';
const row = z.strictObject({
  /** Last part of the address. */
  key: z.string(),
  name: z.string(),
  bornYear: z.int().optional(),
  /** A scene of 4:5. */
  portrait: scene.optional(),
  action: scene.optional(),
  results: z.array(z.strictObject({ year: z.int(), place: z.string() })).optional(),
  /** Keys of products. */
  rides: z.array(z.string()).optional(),
  /** Addresses. */
  social: z.array(z.string()).optional(),
});

export const teamPage = texts.page;
export const athletes = withTexts(file, readFacts(file, z.array(row)), texts.athletes);
export type Athlete = (typeof athletes)[number];
