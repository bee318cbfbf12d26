/** Named route checks that an address must pass before its screen is loaded (platform.md 8). */
import { isName } from './addresses/addressName.rules.ts';
import type { RouteMatch } from './entryPoint.ts';

/** False: not found. */
export type RouteMiddleware = (match: RouteMatch) => boolean;

/** By name. */
export const routeMiddleware: ReadonlyMap<string, RouteMiddleware> = new Map([
  ['names', ({ params }) => Object.values(params).every(isName)],
]);

/** @throws Error for an unknown name: an unchecked route must not be shown. */
export function passesMiddleware(names: readonly string[], match: RouteMatch): boolean {
  return names.every((name) => {
    const check = routeMiddleware.get(name);
    if (!check) throw new Error('Unknown route middleware', { cause: name });
    return check(match);
  });
}
