/**
 * Adapts pictures that are rendered after hydration to the connection. A picture keeps the file of its first request
 * for as long as the page lives: nothing is downloaded twice in different qualities.
 */
import { connectionState, type ConnectionState } from './connection.rules.ts';
import { readConnection } from './connection.ts';
import { addressOn } from './pictureAddress.rules.ts';

/** Attributes that an `img` chooses its file from. */
export interface PictureFiles {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
}

const asServed = connectionState({ effectiveType: '4g' });
/** By `src`; null before hydration, and on the server. */
let firstAsked: Map<string, ConnectionState> | null = null;

/** Call it once, before hydration. */
export function keepServedPictures(page: Document): void {
  const served = [
    ...[...page.querySelectorAll('img')].map((image) => image.getAttribute('src')),
    ...[...page.querySelectorAll('video')].map((video) => video.getAttribute('poster')),
  ];
  firstAsked = new Map(served.flatMap((address) => (address === null ? [] : [[address, asServed]])));
}

/**
 * @param src the picture's address from the gateway.
 * @param addresses the attribute value to rewrite, if it is not `src` itself.
 */
export function onConnection(src: string, addresses = src): string {
  let state = firstAsked?.get(src);
  if (firstAsked && !state) {
    state = connectionState(readConnection());
    firstAsked.set(src, state);
  }
  return addressOn(state ?? asServed, addresses);
}

/** The same for all attributes of a picture. */
export function filesOnConnection({ src, srcSet, sizes }: PictureFiles): PictureFiles {
  return { src: onConnection(src), srcSet: srcSet && onConnection(src, srcSet), sizes };
}

/** The same for pictures in HTML. */
export function withPicturesOnConnection(html: string): string {
  return html.replaceAll(/<img [^>]*>/g, (tag) => {
    const src = / src="([^"]*)"/.exec(tag)?.[1];
    return src === undefined ? tag : onConnection(src.replaceAll('&amp;', '&'), tag);
  });
}
