/** What editors write about the traveling circus: a truck, a test bench, and whoever comes. English complete, others in part. */
import type { Localised } from '../../../brand/types.ts';
import { readRows, type RowShape } from '../readData.ts';

export interface SeasonText {
  /** Last part of the address. */
  key: string;
  years: string;
  startsOn: string;
  endsOn: string;
  scene: string;
  title: Localised;
  summary: Localised;
}

export interface PostText {
  key: string;
  season: string;
  kind: 'event' | 'report';
  startsOn: string;
  endsOn?: string;
  startTime?: string;
  timeZone: string;
  place: { name: string; city: string; country: string; latitude: number; longitude: number };
  scene: string;
  /** Keys of the people who are there. */
  athletes?: readonly string[];
  /** Address of the list; a mail to us where it is absent and `signUp` is true. */
  signUp?: boolean;
  cancelled?: boolean;
  /** Content regions; all of them when absent. */
  regions?: readonly string[];
  title: Localised;
  summary: Localised;
  /** HTML. */
  body: Localised;
}

export const circusSeasons = readRows<SeasonText>('circus/seasons.json', {
  key: 'required',
  years: 'required',
  startsOn: 'required',
  endsOn: 'required',
  scene: 'required',
  title: 'texts',
  summary: 'texts',
});

const postShape: RowShape<PostText> = {
  key: 'required',
  season: 'required',
  kind: 'required',
  startsOn: 'required',
  endsOn: 'optional',
  startTime: 'optional',
  timeZone: 'required',
  place: 'required',
  scene: 'required',
  athletes: 'optional',
  signUp: 'optional',
  cancelled: 'optional',
  regions: 'optional',
  title: 'texts',
  summary: 'texts',
  body: 'texts',
};

/** The stops of this winter, then what was reported from it and from the winters before. */
export const circusPosts = [
  ...readRows('circus/events.json', postShape),
  ...readRows('circus/reports.json', postShape),
];
