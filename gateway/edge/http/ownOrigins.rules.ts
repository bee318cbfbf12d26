/**
 * Origins that this shop's own pages may have. A proxy may use HTTPS for shoppers and HTTP for the gateway.
 *
 * @param host of the request; absent in malformed requests.
 */
export function ownOrigins(publicOrigin: string | null, host: string | undefined): string[] {
  const requested = host === undefined ? [] : [`http://${host}`, `https://${host}`];
  return publicOrigin === null ? requested : [publicOrigin, ...requested];
}
