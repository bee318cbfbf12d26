/**
 * Origins that a page of this shop may name as its own. A proxy may speak https to shoppers and http to us.
 *
 * @param host of the request; absent in odd ones.
 */
export function ownOrigins(publicOrigin: string | null, host: string | undefined): string[] {
  const asked = host === undefined ? [] : [`http://${host}`, `https://${host}`];
  return publicOrigin === null ? asked : [publicOrigin, ...asked];
}
