/** The image service's metadata calls (catalogue.md 7.5, wire-protocols 4.2). Nothing here varies on who asks. */
import { defineCall, type Keeping } from '../transport/call.ts';
import {
  imageAnswer,
  imageSetAnswer,
  videoAnswer,
  type ImageJson,
  type ImageSetJson,
  type VideoJson,
} from './wire.ts';

export interface MediaArgs {
  alias: string;
  name: string;
}

const keep: Keeping = { freshMs: 300_000, refreshMs: 300_000, staleMs: 86_400_000 };
const statuses = { 404: null };

function path(type: 'i' | 's' | 'v', { alias, name }: MediaArgs): string {
  return `/${type}/${encodeURIComponent(alias)}/${encodeURIComponent(name)}.json`;
}

/** Null when there is no such image. */
export const getImage = defineCall<MediaArgs, ImageJson | null>({
  source: 'imagery',
  name: 'getImage',
  method: 'GET',
  route: '/i/{alias}/{name}.json',
  varies: [],
  idempotent: true,
  keep,
  request: (args) => ({ path: path('i', args), query: { metadata: true } }),
  answer: imageAnswer,
  statuses,
});

/** Null when there is no such set, or nothing in it. `deep` because sets may hold sets. */
export const getImageSet = defineCall<MediaArgs, ImageSetJson | null>({
  source: 'imagery',
  name: 'getImageSet',
  method: 'GET',
  route: '/s/{alias}/{name}.json',
  varies: [],
  idempotent: true,
  keep,
  request: (args) => ({ path: path('s', args), query: { metadata: true, deep: true } }),
  answer: imageSetAnswer,
  statuses,
});

/** Null when there is no such video. `protocol=https` because the vendor's `src` values are http otherwise. */
export const getVideo = defineCall<MediaArgs, VideoJson | null>({
  source: 'imagery',
  name: 'getVideo',
  method: 'GET',
  route: '/v/{alias}/{name}.json',
  varies: [],
  idempotent: true,
  keep,
  request: (args) => ({ path: path('v', args), query: { metadata: true, protocol: 'https' } }),
  answer: videoAnswer,
  statuses,
});
