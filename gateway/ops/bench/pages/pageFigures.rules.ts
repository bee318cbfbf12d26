/** Metrics of a page as measured by Lighthouse, each with its budget, and medians of several runs. */
import { median } from '../measure/median.rules.ts';

export const screens = ['phone', 'desktop'] as const;
export type Screen = (typeof screens)[number];

/**
 * Scores are 0 to 100, times milliseconds, sizes kilobytes as transferred, `data` kilobytes as embedded. `prefetched` are
 * scripts and styles of links' targets, which no other figure counts.
 */
export const figureNames = [
  'performance', 'accessibility', 'bestPractices', 'seo', 'lcp', 'tbt', 'fcp', 'cls',
  'document', 'script', 'style', 'prefetched', 'image', 'requests', 'data',
] as const; // oxfmt-ignore
export type FigureName = (typeof figureNames)[number];
export type PageFigures = Readonly<Record<FigureName, number>>;

interface Column {
  title: string;
  /** Scores have a minimum, other metrics a maximum. */
  isScore?: boolean;
  digits?: number;
  /** Divisor for display. */
  unit?: number;
}

const columns: Readonly<Record<FigureName, Column>> = {
  performance: { title: 'performance', isScore: true },
  accessibility: { title: 'accessibility', isScore: true },
  bestPractices: { title: 'best practices', isScore: true },
  seo: { title: 'SEO', isScore: true },
  lcp: { title: 'LCP s', digits: 1, unit: 1_000 },
  tbt: { title: 'TBT ms' },
  fcp: { title: 'FCP s', digits: 1, unit: 1_000 },
  cls: { title: 'CLS', digits: 3 },
  document: { title: 'document KB' },
  script: { title: 'script KB' },
  style: { title: 'style KB' },
  prefetched: { title: 'prefetched KB' },
  image: { title: 'image KB' },
  requests: { title: 'requests' },
  data: { title: 'data KB raw' },
};

export type Budgets = Partial<Readonly<Record<FigureName, number>>>;

/** Budgets; a metric without one is only shown. */
export const budgets: Budgets = {
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1_800,
  tbt: 150,
  fcp: 1_200,
  cls: 0.02,
  document: 40,
  script: 150,
  data: 100,
};

/** Median of all runs, for each metric. */
export function medianFigures(runs: readonly PageFigures[]): PageFigures {
  return Object.fromEntries(
    figureNames.map((name) => [name, median(runs.map((run) => run[name]))]),
  ) as PageFigures;
}

export function isWithin(name: FigureName, figure: number, budget: number): boolean {
  return columns[name].isScore ? figure >= budget : figure <= budget;
}

/** Metrics that miss their budget, each formatted as `lcp 3.5 > 1.8`. */
export function beyondBudget(figures: PageFigures, some: Budgets): string[] {
  return figureNames.flatMap((name) => {
    const budget = some[name];
    if (budget === undefined || isWithin(name, figures[name], budget)) return [];
    return [`${columns[name].title} ${withBudget(name, figures[name], budget)}`];
  });
}

export interface PageRow {
  page: string;
  screen: Screen;
  figures: PageFigures;
}

/** A row per page and screen; `83 < 97` misses its budget, `1.6 ≤ 1.8` keeps it. */
export function figureRows(rows: readonly PageRow[]): string[][] {
  return [
    ['page', 'screen', ...figureNames.map((name) => columns[name].title)],
    ...rows.map(({ page, screen, figures }) => [
      page,
      screen,
      ...figureNames.map((name) => withBudget(name, figures[name], budgets[name])),
    ]),
  ];
}

function withBudget(name: FigureName, figure: number, budget: number | undefined): string {
  const { isScore, digits = 0, unit = 1 } = columns[name];
  const text = (value: number): string => String(Number((value / unit).toFixed(digits)));
  if (budget === undefined) return text(figure);
  const sign = isWithin(name, figure, budget) ? (isScore ? '≥' : '≤') : isScore ? '<' : '>';
  return `${text(figure)} ${sign} ${text(budget)}`;
}
