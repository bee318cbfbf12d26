import { describe, expect, test } from 'vitest';
import { ownerShares, topLines, type CpuProfile } from './profile.rules.ts';

const frame = (functionName: string, url = '', lineNumber = 0) => ({ functionName, url, lineNumber });
const profile: CpuProfile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 5, 6] },
    { id: 2, callFrame: frame('answer', 'file:///shop/gateway/edge/http/server.ts', 9), children: [3, 4] },
    { id: 3, callFrame: frame('stringify') },
    { id: 4, callFrame: frame('execute', 'file:///shop/node_modules/graphql/execute.js') },
    { id: 5, callFrame: frame('(garbage collector)') },
    { id: 6, callFrame: frame('(idle)') },
  ],
  samples: [2, 2, 3, 3, 4, 5, 6, 6],
  timeDeltas: [9_000, 10, 20, 20, 40, 10, 500, 500],
};

test('functions are sorted by self time, without idle time', () => {
  expect(topLines(profile, '/shop/', 2)).toEqual([
    { what: 'stringify', share: 0.4 },
    { what: 'execute node_modules/graphql/execute.js:1', share: 0.4 },
  ]);
});

describe('owners', () => {
  test('built-in functions count for their caller, garbage collection for none', () => {
    const owner = (place: string) => (place.startsWith('gateway/edge/') ? 'server' : 'GraphQL');
    expect(ownerShares(profile, '/shop/', owner)).toEqual([
      { what: 'server', share: 0.5 },
      { what: 'GraphQL', share: 0.4 },
      { what: 'garbage collection', share: 0.1 },
    ]);
  });
});
