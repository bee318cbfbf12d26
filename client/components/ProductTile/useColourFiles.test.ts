import { expect, test } from 'vitest';
import { colourFiles } from './useColourFiles.ts';

const at = (name: string, width: number) => `https://i.example/i/k2/${name}?w=${width}&fmt=auto`;
const first = {
  name: 'adit 12/coal',
  rendition: {
    src: at('adit%2012%2Fcoal', 340),
    sources: [
      {
        srcSet: `${at('adit%2012%2Fcoal', 210)} 210w, ${at('adit%2012%2Fcoal', 340)} 340w`,
        sizes: '340px',
      },
    ],
  },
};

test('another colour has the files of the first one, under its own name', () => {
  expect(colourFiles(first, 'adit 12/snow')).toEqual({
    src: at('adit%2012%2Fsnow', 340),
    srcSet: `${at('adit%2012%2Fsnow', 210)} 210w, ${at('adit%2012%2Fsnow', 340)} 340w`,
    sizes: '340px',
  });
});

test('`sizes` depends on the layout', () => {
  expect(colourFiles(first, 'snow', '50vw').sizes).toBe('50vw');
});
