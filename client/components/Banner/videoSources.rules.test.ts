import { describe, expect, it } from 'vitest';
import { videoSources } from './videoSources.rules.ts';

describe('sources of a video', () => {
  const mp4 = (name: string, width: number | null) => ({ src: name, type: 'video/mp4', width });
  it.each([
    ['one file serves every screen', [mp4('a', 1280)], [['a', undefined]]],
    [
      'a small screen loads the small file, a large one the largest',
      [mp4('720', 1280), mp4('240', 426)],
      [
        ['240', '(max-width: 426px)'],
        ['720', undefined],
      ],
    ],
    [
      'a file of unknown width comes last',
      [mp4('?', null), mp4('240', 426)],
      [
        ['240', '(max-width: 426px)'],
        ['?', undefined],
      ],
    ],
  ])('%s', (_, files, expected) => {
    expect(videoSources(files).map(({ src, media }) => [src, media])).toEqual(expected);
  });

  it('each type has a source without a limit', () => {
    const webm = { src: 'w', type: 'video/webm', width: 426 };
    expect(videoSources([mp4('720', 1280), webm]).map(({ media }) => media)).toEqual([undefined, undefined]);
  });
});
