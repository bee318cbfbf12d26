import { describe, expect, it } from 'vitest';
import { exclusiveMedia } from './media.rules.ts';

describe('media queries of preloads', () => {
  it.each<[string, (string | null)[], (string | null)[]]>([
    ['a picture with one source is preloaded for every width', [null], [null]],
    [
      'each query excludes the ones before it',
      ['(max-width: 480px)', '(max-width: 767px)', null],
      [
        '(max-width: 480px)',
        '(max-width: 767px) and (not (max-width: 480px))',
        '(not (max-width: 480px)) and (not (max-width: 767px))',
      ],
    ],
  ])('%s', (_, media, expected) => {
    expect(exclusiveMedia(media)).toEqual(expected);
  });
});
