/** Options of the sliders (catalogue.md 9). Widths are viewport widths in CSS pixels. */

/** grid: product tiles, 4 / 2 / 1 at a time · single: one at a time. */
export type SliderLayout = 'grid' | 'single';

export interface SliderTerms {
  readonly speed: number;
  readonly threshold: number;
  readonly touchAngle: number;
  readonly spaceBetween: number;
  readonly loop: boolean;
  /** Slides per view from this width up. */
  readonly breakpoints: Readonly<Record<number, { readonly slidesPerView: number }>>;
}

const defaults = { speed: 500, threshold: 2, touchAngle: 45 } as const;

export function sliderTerms(layout: SliderLayout, slides: number): SliderTerms {
  if (layout === 'grid') {
    return {
      ...defaults,
      touchAngle: 60,
      spaceBetween: 10,
      loop: false,
      breakpoints: { 0: { slidesPerView: 1 }, 600: { slidesPerView: 2 }, 900: { slidesPerView: 4 } },
    };
  }
  return { ...defaults, spaceBetween: 0, loop: slides > 1, breakpoints: { 0: { slidesPerView: 1 } } };
}
