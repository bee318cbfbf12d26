/** Entries of the traveling circus as received: its seasons, and what happens in them (platform.md 2, wire-protocols 1.3). */
import { z } from 'zod';
import { flag, group, link, list, picture, reference, seoMeta, system, text } from './wireFields.ts';

export const circusSeasonEntry = z.object({
  ...system,
  title: z.string(),
  /** Such as `/2026-27`. */
  url: text,
  regions: list(z.string()),
  /** Such as `2026/27`. */
  years: text,
  /** First and last day, `yyyy-mm-dd`. */
  starts_on: text,
  ends_on: text,
  summary: text,
  picture,
  seo_meta: seoMeta,
});
export type CircusSeasonEntryJson = z.output<typeof circusSeasonEntry>;

export const circusPostEntry = z.object({
  ...system,
  updated_at: text,
  title: z.string(),
  /** Such as `/lantern-laps`. */
  url: text,
  regions: list(z.string()),
  season: list(reference),
  /** `event` or `report`. */
  kind: text,
  /** First and last day where it happens, `yyyy-mm-dd`; the last one is empty when there is only one. */
  starts_on: text,
  ends_on: text,
  /** `18:30` on the clocks of the place; empty for whole days. */
  start_time: text,
  /** IANA name, such as `Europe/Vienna`. */
  time_zone: text,
  place: group({
    name: text,
    city: text,
    /** ISO 3166-1, in any case. */
    country: text,
    /** Degrees, north and east positive. */
    latitude: z.number().nullish(),
    longitude: z.number().nullish(),
  }),
  summary: text,
  /** HTML. */
  body: text,
  picture,
  athletes: list(reference),
  sign_up: link.nullish(),
  cancelled: flag,
  seo_meta: seoMeta,
});
export type CircusPostEntryJson = z.output<typeof circusPostEntry>;
