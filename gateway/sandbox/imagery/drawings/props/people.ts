/** Small figures on skis: stroked limbs without faces, for a distance. In metres, feet at 0,0. */
import type { Thing, Tint } from '../stage.ts';

export type Pose = 'climbing' | 'turning' | 'crossing' | 'standing';

interface Joints {
  skis: string;
  back: string;
  legs: string;
  body: string;
  arms: string;
  poles: string;
  head: readonly [number, number];
  pack: string;
}

const poses: Readonly<Record<Pose, Joints>> = {
  climbing: {
    skis: 'M-.75 .02L.62-.02Q.75-.03 .82-.12M-.2 .03L1.1-.03Q1.25-.04 1.3-.12',
    back: 'M-.3-.06L-.12-.5L.02-.92',
    legs: 'M.5-.06L.34-.5L.05-.92',
    body: 'M.04-.92L.2-1.42',
    arms: 'M.18-1.36L.42-1.12L.62-1.2M.14-1.36L-.08-1.1L.12-.98',
    poles: 'M.62-1.2L.78 0M.1-.98L-.42 0',
    head: [0.3, -1.6],
    pack: 'M-.06-.98L-.16-1.42L.08-1.5L.12-1.04z',
  },
  turning: {
    skis: 'M-.95 .1L.6-.04Q.78-.07 .86-.18M-.9-.06L.66-.2Q.82-.24 .9-.34',
    back: 'M-.1-.12L.24-.42L-.22-.66',
    legs: 'M-.02-.02L.36-.36L-.14-.66',
    body: 'M-.18-.66L.2-1.1',
    arms: 'M.16-1.06L.5-.98L.62-.8M.14-1.04L-.12-.84L.08-.7',
    poles: 'M.62-.8L.1-.1M.08-.7L-.72-.42',
    head: [0.36, -1.26],
    pack: 'M-.24-.7L-.2-1.1L.04-1.22L.02-.82z',
  },
  crossing: {
    skis: 'M-.9 .03H.6Q.78 .02 .86-.1M-.7-.05H.75Q.92-.06 1-.16',
    back: 'M-.16-.06L-.04-.48L-.12-.88',
    legs: 'M.1-.02L.14-.46L-.06-.88',
    body: 'M-.08-.88L.06-1.38',
    arms: 'M.04-1.32L.3-1.06L.48-1.06M0-1.32L-.22-1.06L-.1-.9',
    poles: 'M.48-1.06L.3 0M-.1-.9L-.5-.02',
    head: [0.14, -1.56],
    pack: 'M-.18-.94L-.22-1.36L0-1.46L0-1z',
  },
  standing: {
    skis: 'M-.5 .03H.74Q.86 .02 .92-.08M-.56-.04H.7',
    back: 'M-.12-.04L-.1-.46L-.06-.88',
    legs: 'M.14-.02L.1-.46L0-.88',
    body: 'M-.02-.88L0-1.4',
    arms: 'M0-1.34L.24-1.12L.22-.94M-.02-1.34L-.24-1.12L-.16-.92',
    poles: 'M.24-.96L.4 0M-.18-.94L-.36 0',
    head: [0.04, -1.58],
    pack: '',
  },
};

/** @param jacket hex colour of the jacket. @param size 1 for an adult, less for a child. */
export function skier(
  pose: Pose,
  jacket: string,
  { pack = true, size = 1, trousers = '#2B2D30' } = {},
): Thing {
  const joints = poses[pose];
  return (tint: Tint) => {
    const line = (d: string, colour: string, width: number): string =>
      `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
    const coat = tint(jacket, 0.55);
    const sunny = tint(jacket, 1);
    const legs = tint(trousers, 0.4);
    const dark = tint('#1B1C1E', 0.3);
    const [hx, hy] = joints.head;
    return `<g transform="scale(${size})">${line(joints.skis, dark, 0.06)}${line(joints.poles, dark, 0.035)}
${line(joints.back, tint(trousers, 0.15), 0.2)}${line(joints.legs, legs, 0.2)}
${pack && joints.pack ? `<path d="${joints.pack}" fill="${tint('#3A3D3F', 0.4)}" stroke="${tint('#3A3D3F', 0.4)}" stroke-width=".12" stroke-linejoin="round"/>` : ''}
${line(joints.body, coat, 0.34)}${line(joints.arms, coat, 0.14)}
<g transform="translate(-.06 -.02)">${line(joints.body, sunny, 0.14)}</g>
<circle cx="${hx}" cy="${hy}" r=".15" fill="${dark}"/><path d="M${hx - 0.14} ${hy - 0.03}A.15 .15 0 0 1 ${hx + 0.05} ${hy - 0.14}" stroke="${tint('#C9CDD0', 0.9)}" stroke-width=".04" fill="none"/></g>`;
  };
}
