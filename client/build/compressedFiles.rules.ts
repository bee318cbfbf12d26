/** Which built files are kept compressed as well, and how those are called. */

/** The encodings that `gateway/edge/http/server.ts` serves by name, best first. */
export const encodings = ['br', 'gz'] as const;
export type Encoding = (typeof encodings)[number];

/** Below this, headers weigh more than what is saved. Bytes. */
const leastBytes = 1024;

const text = /\.(js|css|svg|json|html|txt|xml|webmanifest)$/;

export function isCompressible(file: string, bytes: number): boolean {
  return bytes >= leastBytes && text.test(file);
}

export function compressedName(file: string, encoding: Encoding): string {
  return `${file}.${encoding}`;
}

/** The file that a compressed one was made of; any other file is its own. */
export function uncompressedName(file: string): string {
  return file.replace(/\.(br|gz)$/, '');
}
