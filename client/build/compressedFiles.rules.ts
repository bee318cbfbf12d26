/** Which assets are compressed at build time, and the names of the compressed files. */

/** The encodings that `gateway/edge/http/server.ts` serves precompressed, best first. */
export const encodings = ['br', 'gz'] as const;
export type Encoding = (typeof encodings)[number];

/** Smaller files save less than the headers cost. Bytes. */
const leastBytes = 512;

const text = /\.(js|css|svg|json|html|txt|xml|webmanifest)$/;

export function isCompressible(file: string, bytes: number): boolean {
  return bytes >= leastBytes && text.test(file);
}

export function compressedName(file: string, encoding: Encoding): string {
  return `${file}.${encoding}`;
}

/** The original of a compressed file; any other file is its own original. */
export function uncompressedName(file: string): string {
  return file.replace(/\.(br|gz)$/, '');
}
