/** Poses in the rider's own axes: x to the rider's left, y up from the snow, z where the rider faces; metres. */
import type { Place, Pose } from './skeleton.ts';

const edged = (degrees: number): Place => [
  Math.sin((degrees * Math.PI) / 180),
  Math.cos((degrees * Math.PI) / 180),
  0,
];

/** Deep inside a turn to the left, the inner hand near the snow. */
const carve: Pose = {
  pelvis: [0.66, 0.5, -0.1],
  hipsLeft: [0.86, -0.4, 0.22],
  shouldersLeft: [0.95, -0.2, 0.22],
  spine: [0.26, 0.8, 0.5],
  right: { at: [-0.12, 0.055, 0], toes: [0.06, 0, 1], up: edged(58) },
  left: { at: [0.3, 0.06, 0.1], toes: [0.06, 0, 1], up: edged(57) },
  leftHand: [1.24, 0.4, 0.5],
  rightHand: [0.2, 0.86, 0.62],
  elbows: [
    [0.6, 0.3, -0.6],
    [-0.8, 0.2, -0.5],
  ],
  knees: [
    [0.45, 0.35, 1],
    [0.3, 0.3, 1],
  ],
  looks: [0.32, -0.12, 1],
  poles: [
    [-0.12, 0.3, 0.93],
    [0.25, 0.5, 0.85],
  ],
};

/** A stride uphill, one pole ahead. */
const climb: Pose = {
  pelvis: [0, 0.92, 0.06],
  hipsLeft: [1, 0, 0.16],
  shouldersLeft: [1, 0.02, -0.2],
  spine: [0, 0.92, 0.42],
  left: { at: [0.13, 0.03, 0.34], toes: [0, 0.02, 1], up: [0, 1, 0] },
  right: { at: [-0.13, 0.03, -0.3], toes: [0, -0.05, 1], up: [0, 1, 0.05] },
  leftHand: [0.36, 1.02, 0.24],
  rightHand: [-0.36, 1.18, 0.62],
  elbows: [
    [0.5, -0.3, -0.8],
    [-0.5, -0.6, -0.4],
  ],
  knees: [
    [0.08, 0.3, 1],
    [-0.05, 0.2, 1],
  ],
  looks: [0, -0.2, 1],
  poles: [
    [0.02, 0.86, 0.5],
    [0.0, 0.93, 0.2],
  ],
};

/** Upright, leaning on both poles. */
const lookout: Pose = {
  pelvis: [0.02, 0.95, 0],
  hipsLeft: [1, 0.04, 0.05],
  shouldersLeft: [1, -0.02, 0.1],
  spine: [0.02, 0.96, 0.3],
  left: { at: [0.15, 0.03, 0.04], toes: [0.08, 0, 1], up: [0, 1, 0] },
  right: { at: [-0.15, 0.03, -0.02], toes: [-0.06, 0, 1], up: [0, 1, 0] },
  leftHand: [0.25, 1.1, 0.47],
  rightHand: [-0.25, 1.08, 0.49],
  elbows: [
    [0.7, -0.4, -0.4],
    [-0.7, -0.4, -0.4],
  ],
  knees: [
    [0.1, 0.1, 1],
    [-0.1, 0.1, 1],
  ],
  looks: [0.25, -0.06, 1],
  poles: [
    [0, 0.98, -0.06],
    [0, 0.98, -0.06],
  ],
};

/** On foot along a ridge, skis over the shoulder. */
const walk: Pose = {
  ...climb,
  pelvis: [0, 0.93, 0],
  spine: [-0.02, 0.97, 0.22],
  left: { at: [0.1, 0.02, 0.3], toes: [0.05, 0.12, 1], up: [0, 1, -0.12] },
  right: { at: [-0.1, 0.06, -0.28], toes: [-0.05, -0.4, 1], up: [0, 1, 0.4] },
  leftHand: [0.26, 1.0, 0.36],
  rightHand: [-0.2, 1.28, 0.42],
  elbows: [
    [0.5, -0.4, -0.8],
    [-0.5, -0.9, 0.1],
  ],
  looks: [0.1, -0.05, 1],
  poles: [[0.05, 0.97, 0.1], null],
};

/** Fallen on the back, laughing, one ski in the air. */
const fallen: Pose = {
  pelvis: [0, 0.17, 0],
  hipsLeft: [0.97, 0.1, -0.2],
  shouldersLeft: [0.94, 0.1, -0.1],
  spine: [0.1, 0.42, -0.9],
  left: { at: [0.3, 0.62, 0.78], toes: [-0.35, 0.86, 0.3], up: [0.1, 0.36, -0.93] },
  right: { at: [-0.16, 0.1, 0.76], toes: [0.55, 0.4, 0.6], up: [-0.3, 0.85, -0.3] },
  leftHand: [0.64, 0.14, -0.5],
  rightHand: [-0.52, 0.72, -0.32],
  elbows: [
    [0.6, -0.1, -0.5],
    [-0.9, 0.1, 0.1],
  ],
  knees: [
    [0.3, 1, 0.1],
    [-0.4, 1, 0.2],
  ],
  looks: [0.12, 0.55, 0.8],
  poles: [[0.72, 0.1, 0.4], null],
};

/** Standing with others. */
export const standing = (arm: 'points' | 'shrugs' | 'holds' | 'hip'): Pose => {
  const hands = {
    points: [
      [0.24, 1.02, 0.2],
      [-0.3, 1.34, 0.66],
    ],
    shrugs: [
      [0.52, 1.12, 0.26],
      [-0.52, 1.14, 0.26],
    ],
    holds: [
      [0.24, 1.12, 0.42],
      [-0.24, 1.1, 0.42],
    ],
    hip: [
      [0.26, 1.0, 0.1],
      [-0.34, 1.08, 0.34],
    ],
  } as const;
  const [leftHand, rightHand] = hands[arm];
  return {
    ...lookout,
    spine: [0.02, 0.98, arm === 'shrugs' ? 0 : 0.16],
    leftHand,
    rightHand,
    elbows: [
      [0.8, -0.5, -0.4],
      [-0.8, -0.5, -0.4],
    ],
    looks: [arm === 'hip' ? 0.3 : 0, arm === 'shrugs' ? 0.05 : -0.22, 1],
    poles: [null, null],
    shrug: arm === 'shrugs' ? 0.035 : 0,
  };
};

/** In the air, knees drawn up, one hand at the ski. */
const air: Pose = {
  pelvis: [0, 0.56, -0.2],
  hipsLeft: [0.96, 0.1, 0.2],
  shouldersLeft: [0.9, -0.28, 0.3],
  spine: [0.1, 0.66, 0.74],
  left: { at: [0.16, 0.2, 0.1], toes: [-0.16, 0.4, 1], up: [0.1, 1, -0.4] },
  right: { at: [-0.14, 0.02, 0.02], toes: [-0.3, 0.12, 1], up: [0.1, 1, -0.12] },
  leftHand: [0.23, 0.46, 0.42],
  rightHand: [-0.62, 1.28, 0.12],
  elbows: [
    [0.8, 0.2, -0.2],
    [-0.4, -0.6, -0.5],
  ],
  knees: [
    [0.05, 0.6, 1],
    [-0.2, 0.6, 1],
  ],
  looks: [0.1, -0.2, 1],
  poles: [null, null],
};

/** In deep snow, which hides feet and skis: upright, hands ahead. */
const powder: Pose = {
  pelvis: [0.2, 0.6, -0.12],
  hipsLeft: [0.97, -0.16, 0.12],
  shouldersLeft: [0.99, -0.04, 0.1],
  spine: [0.06, 0.84, 0.5],
  left: { at: [0.16, 0.04, 0.06], toes: [0.05, 0.12, 1], up: edged(22) },
  right: { at: [-0.12, 0, -0.02], toes: [0.05, 0.12, 1], up: edged(24) },
  leftHand: [0.66, 0.84, 0.46],
  rightHand: [-0.28, 1.06, 0.56],
  elbows: [
    [0.8, 0.1, -0.5],
    [-0.8, 0, -0.4],
  ],
  knees: [
    [0.25, 0.3, 1],
    [0.1, 0.3, 1],
  ],
  looks: [0.2, -0.12, 1],
  poles: [
    [-0.2, 0.5, 0.85],
    [0.15, 0.6, 0.8],
  ],
};

/** Telemark: the heel behind is free, the knee above it nearly on the snow. */
const telemark: Pose = {
  pelvis: [0.06, 0.52, -0.04],
  hipsLeft: [0.97, -0.08, -0.24],
  shouldersLeft: [0.99, -0.06, -0.06],
  spine: [0.06, 0.96, 0.24],
  left: {
    at: [0.134, 0.01, 0.42],
    toes: [0.03, 0, 1],
    up: edged(16),
    ski: { at: [0.14, 0.03, 0.42], toes: [0.03, 0, 1], up: edged(16) },
  },
  right: {
    at: [-0.126, 0.12, -0.4],
    toes: [0.03, -0.75, 1],
    up: [0.16, 1, 0.75],
    ski: { at: [-0.12, 0.03, -0.44], toes: [0.03, 0, 1], up: edged(16) },
  },
  leftHand: [0.6, 0.72, 0.44],
  rightHand: [-0.5, 0.86, 0.42],
  elbows: [
    [0.8, -0.2, -0.5],
    [-0.8, -0.2, -0.5],
  ],
  knees: [
    [0.12, 0.5, 1],
    [0.05, -0.8, 0.5],
  ],
  looks: [0.15, -0.08, 1],
  poles: [
    [-0.16, 0.45, 0.88],
    [0.14, 0.5, 0.86],
  ],
};

/** Folded up where a mogul is highest, one pole ahead. */
const mogul: Pose = {
  pelvis: [0, 0.43, -0.3],
  hipsLeft: [0.99, 0, 0.1],
  shouldersLeft: [0.99, 0.02, -0.1],
  spine: [0, 0.78, 0.62],
  left: { at: [0.09, 0.03, 0.02], toes: [0.02, 0.06, 1], up: [0.06, 1, -0.06] },
  right: { at: [-0.09, 0.03, -0.02], toes: [0.02, 0.06, 1], up: [0.06, 1, -0.06] },
  leftHand: [0.36, 0.84, 0.56],
  rightHand: [-0.36, 0.9, 0.44],
  elbows: [
    [0.8, 0, -0.4],
    [-0.8, 0, -0.4],
  ],
  knees: [
    [0.06, 0.7, 1],
    [-0.02, 0.7, 1],
  ],
  looks: [0, -0.12, 1],
  poles: [
    [0.06, 0.96, -0.1],
    [0.12, 0.5, 0.86],
  ],
};

/** Across the slope, the right ski set one step higher. */
const sidestep: Pose = {
  ...lookout,
  pelvis: [-0.08, 0.93, 0],
  hipsLeft: [0.98, -0.12, 0.05],
  shouldersLeft: [0.98, -0.16, 0.1],
  spine: [-0.1, 0.97, 0.2],
  left: { at: [0.16, 0.02, 0.02], toes: [0, 0, 1], up: [-0.1, 1, 0] },
  right: { at: [-0.26, 0.14, 0.02], toes: [0, 0.02, 1], up: [-0.1, 1, 0] },
  leftHand: [0.48, 1.0, 0.3],
  rightHand: [-0.52, 1.1, 0.32],
  knees: [
    [0.1, 0.1, 1],
    [-0.3, 0.2, 1],
  ],
  looks: [-0.3, -0.05, 1],
  poles: [
    [-0.1, 0.98, 0.1],
    [0.12, 0.98, 0.1],
  ],
};

/** In a seat above one ski, an outrigger in each hand. */
const sit: Pose = {
  pelvis: [0, 0.5, -0.1],
  hipsLeft: [1, 0, 0],
  shouldersLeft: [0.99, -0.1, 0.06],
  spine: [0.04, 0.95, 0.28],
  left: { at: [0.09, 0.4, 0.74], toes: [0, 0.72, 0.7], up: [0, 0.7, -0.72] },
  right: { at: [-0.09, 0.4, 0.74], toes: [0, 0.72, 0.7], up: [0, 0.7, -0.72] },
  leftHand: [0.52, 0.62, 0.34],
  rightHand: [-0.52, 0.68, 0.34],
  elbows: [
    [0.7, 0, -0.7],
    [-0.7, 0, -0.7],
  ],
  knees: [
    [0.05, 1, 0.2],
    [-0.05, 1, 0.2],
  ],
  looks: [0.02, -0.05, 1],
  poles: [
    [-0.1, 0.95, -0.2],
    [0.1, 0.95, -0.2],
  ],
};

/** Both hands at a ski that stands on its tail in front, the head bent to its edge. */
const inspect: Pose = {
  ...lookout,
  pelvis: [0.01, 0.94, 0],
  hipsLeft: [0.99, 0.02, 0.1],
  shouldersLeft: [0.97, 0.1, 0.2],
  spine: [0, 0.95, 0.22],
  left: { at: [0.16, 0, 0.12], toes: [0.12, 0, 1], up: [0, 1, 0] },
  right: { at: [-0.14, 0, -0.06], toes: [-0.1, 0, 1], up: [0, 1, 0] },
  leftHand: [0.02, 1.46, 0.42],
  rightHand: [-0.13, 1.04, 0.4],
  elbows: [
    [0.8, -0.5, -0.2],
    [-0.75, -0.5, -0.5],
  ],
  looks: [0.16, -0.42, 1],
  poles: [null, null],
};

export const poses = {
  carve,
  climb,
  lookout,
  walk,
  fallen,
  air,
  powder,
  telemark,
  mogul,
  sidestep,
  sit,
  inspect,
};
