/** What skis leave in the snow, as heights in metres. */
export interface Trail {
  from: number;
  to: number;
  /** Metres to the right at a distance ahead. */
  right: (ahead: number) => number;
}

type Height = (right: number, ahead: number) => number;

/** Two grooves with raised rims along a trail. @param gap metres between their middles; 0 for one groove. */
export function grooves(trail: Trail, { gap = 0.3, width = 0.06, depth = 0.05 } = {}): Height {
  return (right, ahead) => {
    if (ahead < trail.from || ahead > trail.to) return 0;
    const middle = trail.right(ahead);
    if (Math.abs(right - middle) > gap + width * 12 + 2) return 0;
    const drift = (trail.right(ahead + 0.1) - middle) * 10;
    const across = 1 / Math.sqrt(1 + drift * drift);
    const end = Math.min(1, (ahead - trail.from) * 3, (trail.to - ahead) * 3);
    let sum = 0;
    for (const side of gap === 0 ? [0] : [-0.5, 0.5]) {
      const t = ((right - middle) * across - side * gap) / width;
      if (Math.abs(t) < 4) sum -= depth * end * (1 - 0.55 * t * t) * Math.exp(-0.5 * t * t);
    }
    return sum;
  };
}

/**
 * Ribs that a groomer's tiller leaves, level where a cell of the picture would be wider than half of one.
 * @param spacing metres from rib to rib. @param high metres from trough to crest.
 */
export function corduroy(spacing: number, high: number): Height {
  return (right, ahead) => {
    const fade = Math.min(1, Math.max(0, 1.3 - (ahead * 0.0028) / spacing));
    return 0.5 * high * fade * Math.cos((right / spacing) * 2 * Math.PI);
  };
}

/** Prints of boots along a trail. @param stride metres from one foot to the other. */
export function footprints(trail: Trail, { stride = 0.62, gap = 0.24, depth = 0.1 } = {}): Height {
  return (right, ahead) => {
    if (ahead < trail.from || ahead > trail.to) return 0;
    let sum = 0;
    const step = Math.round((ahead - trail.from) / stride);
    for (const at of [step - 1, step, step + 1]) {
      const middle = trail.from + at * stride;
      if (middle < trail.from || middle > trail.to) continue;
      const side = (at % 2 === 0 ? 0.5 : -0.5) * gap;
      const t = Math.hypot((right - trail.right(middle) - side) / 0.08, (ahead - middle) / 0.19);
      if (t < 3) sum -= depth * (1 - 0.5 * t * t) * Math.exp(-(t ** 4) / 3 - 0.2 * t * t);
    }
    return sum;
  };
}

/** What somebody leaves who side-steps straight uphill: a stair of ski prints. */
export function ladder(
  right: number,
  from: number,
  to: number,
  { step = 0.3, long = 1.1, depth = 0.05 } = {},
): Height {
  return (x, ahead) => {
    if (ahead < from || ahead > to || Math.abs(x - right) > long) return 0;
    const rung = Math.round((ahead - from) / step);
    const t = (ahead - from - rung * step) / 0.055;
    const end = 1 / (1 + Math.exp((Math.abs(x - right - 0.06 * Math.sin(rung * 4)) - long / 2) / 0.03));
    return -depth * end * (1 - 0.4 * t * t) * Math.exp(-0.5 * t * t);
  };
}
