/** How many people stand in a row, so that nobody is alone in the last one. */
export interface TeamColumns {
  /** From 769 px. */
  medium: 3 | 4;
  /** From 1200 px. */
  large: 3 | 4 | 5;
}

export function teamColumns(people: number): TeamColumns {
  const large = people % 5 === 0 ? 5 : people % 4 === 1 ? 3 : 4;
  return { medium: people % 3 === 1 ? 4 : 3, large };
}

/** Share of the page that a column takes, without gaps and margins. */
const width = { 3: '30vw', 4: '22.5vw', 5: '18vw' } as const;

/** Values of `sizes` for the portraits. */
export function portraitSizes({ medium, large }: TeamColumns): string {
  return `(min-width: 1200px) ${width[large]}, (min-width: 769px) ${width[medium]}, 43vw`;
}
