import { describe, expect, test } from 'vitest';
import { entriesOf, keptEntries, measuresOf, metricMeasure, shownMeasure } from './measures.rules.ts';

describe('measures', () => {
  test.each([
    ['height', { main: '178', inches: '' }, 'metric', '178'],
    ['height', { main: '178,5', inches: '' }, 'metric', '178.5'],
    ['height', { main: '5', inches: '10' }, 'imperial', '177.8'],
    ['height', { main: '6', inches: '' }, 'imperial', '182.9'],
    ['weight', { main: '176', inches: '' }, 'imperial', '79.8'],
    ['head', { main: '22.5', inches: '' }, 'imperial', '57.2'],
    ['height', { main: 'tall', inches: '3' }, 'imperial', ''],
    ['height', { main: '', inches: '' }, 'metric', ''],
    ['weight', { main: '-4', inches: '' }, 'metric', ''],
  ] as const)('%s %o in %s are %s', (name, shown, units, metric) => {
    expect(metricMeasure(name, shown, units)).toBe(metric);
  });

  test.each([
    ['height', '178', 'metric', { main: '178', inches: '' }],
    ['height', '177.8', 'imperial', { main: '5', inches: '10' }],
    ['height', '182.9', 'imperial', { main: '6', inches: '0' }],
    ['weight', '79.8', 'imperial', { main: '176', inches: '' }],
    ['chest', '96', 'imperial', { main: '38', inches: '' }],
    ['chest', undefined, 'metric', { main: '', inches: '' }],
  ] as const)('%s %s are shown in %s', (name, metric, units, shown) => {
    expect(shownMeasure(name, metric, units)).toEqual(shown);
  });

  test('are kept without empty ones, and read back', () => {
    const kept = keptEntries({ height: '178', weight: '', ability: 'expert', units: 'metric' });
    expect(kept).toEqual(['height=178', 'ability=expert', 'units=metric']);
    expect(measuresOf(entriesOf(kept))).toEqual({
      height: 178,
      weight: null,
      head: null,
      chest: null,
      answers: { ability: 'expert', units: 'metric' },
    });
  });
});
