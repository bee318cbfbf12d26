/** Viewpoints in the range: position, direction, and the lift that aligns the valley with the foreground. */
export const viewpoints = {
  horn: { x: 3849, z: 3264, heading: 4.13, lift: -960 },
  pyramid: { x: 944, z: 6830, heading: 1.31, lift: -1113 },
  twins: { x: 5431, z: 861, heading: 5.86, lift: -856 },
  wall: { x: 3468, z: 6564, heading: 1.97, lift: -392 },
  cirque: { x: 1541, z: 3007, heading: 6.01, lift: -290 },
  apron: { x: 7775, z: 3165, heading: 4.82, lift: -676 },
  crest: { x: 4729, z: 3776, heading: 0.84, lift: -670 },
  flank: { x: 4571, z: 5028, heading: 2.78, lift: -925 },
  shoulder: { x: 7283, z: 8231, heading: 3.17, lift: -662 },
  bastion: { x: 4039, z: 5123, heading: 1.25, lift: -452 },
  saddle: { x: 7309, z: 7235, heading: 3.64, lift: -741 },
  fang: { x: 5001, z: 3691, heading: 0.98, lift: -700 },
} as const;

/** Eye of a person standing on skis, looking at mountains a mile away. */
export const standing = { eyeHeight: 3, horizon: 0.68, angle: 0.85, blend: [220, 1600], stretch: 1 } as const;
