/** Parts of a document that are for developers of the shop, between comments: the reference leaves them out. */

const PART = /[ \n]?<!-- project -->[\s\S]*?<!-- \/project -->/g;

export function withoutProjectParts(text: string): string {
  return text.replaceAll(PART, '');
}
