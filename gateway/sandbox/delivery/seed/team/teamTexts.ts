/** The people on Skarn's skis, as editors describe them. English complete, others in part. */
import type { Localised } from '../../../brand/types.ts';
import teamPage from '../../../data/team/page.json' with { type: 'json' };
import { readRows } from '../readData.ts';

export interface AthleteText {
  /** Last part of the address. */
  key: string;
  name: string;
  discipline?: Localised;
  homePlace?: string;
  bornYear?: number;
  quote?: Localised;
  /** HTML. */
  biography?: Localised;
  /** Scenes; a portrait is 4:5. */
  portrait?: string;
  action?: string;
  results?: readonly { year: number; event: string; place: string }[];
  /** Keys of products. */
  rides?: readonly string[];
  social?: readonly { title: string; href: string }[];
}

export const athletes = readRows<AthleteText>('team/athletes.json', {
  key: 'required',
  name: 'required',
  discipline: 'optional texts',
  homePlace: 'optional',
  bornYear: 'optional',
  quote: 'optional texts',
  biography: 'optional texts',
  portrait: 'optional',
  action: 'optional',
  results: 'optional',
  rides: 'optional',
  social: 'optional',
});

export const teamTexts: Readonly<Record<'title' | 'banner' | 'header' | 'description', Localised>> = teamPage;
