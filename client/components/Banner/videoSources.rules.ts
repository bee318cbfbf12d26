/** Which file of a video a screen loads: the smallest that fills its width. */
export interface VideoFile {
  readonly src: string;
  readonly type: string;
  /** Pixels; null when unknown. */
  readonly width: number | null | undefined;
}

export interface VideoSource {
  readonly src: string;
  readonly type: string;
  readonly media: string | undefined;
}

/** Smallest first, each limited to its own width; the largest without a limit. Files of unknown width come last. */
export function videoSources(files: readonly VideoFile[]): VideoSource[] {
  const sorted = [...files].sort((a, b) => (a.width ?? Infinity) - (b.width ?? Infinity));
  return sorted.map(({ src, type, width }, index) => {
    const isLargestOfItsType = !sorted.slice(index + 1).some((other) => other.type === type);
    return {
      src,
      type,
      media:
        isLargestOfItsType || width === null || width === undefined ? undefined : `(max-width: ${width}px)`,
    };
  });
}
