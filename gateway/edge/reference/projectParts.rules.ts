/** What texts say to developers of the shop alone: the reference leaves it out. */

/** In documents, between comments. */
const PART = /[ \n]?<!-- project -->[\s\S]*?<!-- \/project -->/g;

export function withoutProjectParts(text: string): string {
  return text.replaceAll(PART, '');
}

/** In descriptions, the document of the specification that they rest on. */
const SOURCE = / \([\w-]+\.md\b[^()]*\)/g;

export function withoutSources(text: string): string {
  return text.replaceAll(SOURCE, '');
}
