/** Formats the numbers of the status page. */
import type { HedgingStatus } from '../../../sources/transport/resilience/hedging.ts';

export function milliseconds(value: number | null): string {
  if (value === null) return '–';
  if (value >= 10_000) return `${(value / 1_000).toFixed(1)} s`;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}

export function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}

/** Layout shift (CLS), without unit. */
export function shift(value: number | undefined): string {
  return value === undefined ? '–' : value.toFixed(3);
}

/** @param share from 0 to 1. */
export function percent(share: number): string {
  const value = share * 100;
  return `${value > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} %`;
}

/** The two largest units: `3 d 4 h`, `12 min 5 s`. */
export function duration(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts: [number, string][] = [
    [Math.floor(whole / 86_400), 'd'],
    [Math.floor((whole % 86_400) / 3_600), 'h'],
    [Math.floor((whole % 3_600) / 60), 'min'],
    [whole % 60, 's'],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first === -1 ? 3 : first, (first === -1 ? 3 : first) + 2)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

/** @param ms elapsed milliseconds. */
export function since(ms: number): string {
  return ms < 1_000 ? 'just now' : `${duration(ms / 1_000)} ago`;
}

/** Outcomes of a source's hedged reads since the process started. */
export function hedgedReads({ sent, won, withheld }: HedgingStatus): string {
  if (sent + withheld === 0) return 'no late reads since the start';
  return `late reads since the start: ${sent} hedged, of which ${won} won; ${withheld} not hedged`;
}
