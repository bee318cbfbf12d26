/** Lens glow around a lamp. */
import { num } from '../stage.ts';

/** @param id unique within the picture; place and radius are in pixels. */
export function glow(
  id: string,
  x: number,
  y: number,
  radius: number,
  colour: string,
  opacity: number,
): string {
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".12" stop-color="${colour}" stop-opacity="${opacity * 0.5}"/><stop offset=".4" stop-color="${colour}" stop-opacity="${opacity * 0.14}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="url(#${id})"/>`;
}
