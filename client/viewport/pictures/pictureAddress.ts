/**
 * The files of pictures that come after the page is hydrated are those that the connection allows. A picture keeps the file
 * that it was first asked for with, for as long as the page lives: what the server wrote is never loaded again in another
 * form, nor is anything when the connection changes.
 */
import { connectionState, type ConnectionState } from './connection.rules.ts';
import { readConnection } from './connection.ts';
import { addressOn } from './pictureAddress.rules.ts';

/** What an `img` chooses its file from. */
export interface PictureFiles {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
}

const asServed = connectionState({ effectiveType: '4g' });
/** By the address of the `img`; null while the page is not hydrated, and on the server. */
let firstAsked: Map<string, ConnectionState> | null = null;

/** Call it once, before the browser takes the page over. */
export function keepServedPictures(page: Document): void {
  const served = [
    ...[...page.querySelectorAll('img')].map((image) => image.getAttribute('src')),
    ...[...page.querySelectorAll('video')].map((film) => film.getAttribute('poster')),
  ];
  firstAsked = new Map(served.flatMap((address) => (address === null ? [] : [[address, asServed]])));
}

/**
 * @param src the picture's address as the gateway gives it.
 * @param addresses those of the same picture that are wanted, when they are more than that one.
 */
export function onConnection(src: string, addresses = src): string {
  let state = firstAsked?.get(src);
  if (firstAsked && !state) {
    state = connectionState(readConnection());
    firstAsked.set(src, state);
  }
  return addressOn(state ?? asServed, addresses);
}

/** The same for all files of a picture. */
export function filesOnConnection({ src, srcSet, sizes }: PictureFiles): PictureFiles {
  return { src: onConnection(src), srcSet: srcSet && onConnection(src, srcSet), sizes };
}

/** The same for the pictures inside a text. */
export function withPicturesOnConnection(html: string): string {
  return html.replaceAll(/<img [^>]*>/g, (tag) => {
    const src = / src="([^"]*)"/.exec(tag)?.[1];
    return src === undefined ? tag : onConnection(src.replaceAll('&amp;', '&'), tag);
  });
}
