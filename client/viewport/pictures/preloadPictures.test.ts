import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadPictures } from './preloadPictures.ts';

let requested: string[];
let chosenFrom: [sizes: string, srcSet: string][];
beforeEach(() => {
  requested = [];
  chosenFrom = [];
  vi.stubGlobal(
    'Image',
    class {
      sizes = '';
      srcset = '';
      // Set `srcset` and `sizes` before `src`, which starts the download.
      set src(address: string) {
        requested.push(address);
        chosenFrom.push([this.sizes, this.srcset]);
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

function connect(connection: object) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

test('the next pictures are preloaded on a fast connection, once each', () => {
  connect({ effectiveType: '4g', saveData: false });
  preloadPictures([{ src: '/fast/a.webp' }, { src: '/fast/b.webp' }]);
  preloadPictures([{ src: '/fast/b.webp' }, { src: '/fast/c.webp' }]);
  expect(requested).toEqual(['/fast/a.webp', '/fast/b.webp', '/fast/c.webp']);
});

test('the file that the layout needs is preloaded', () => {
  connect({ effectiveType: '4g', saveData: false });
  const files = { src: '/d?w=340', srcSet: '/d?w=210 210w, /d?w=340 340w', sizes: '50vw' };
  preloadPictures([files]);
  preloadPictures([files, { ...files, sizes: '25vw' }]);
  expect(chosenFrom).toEqual([
    ['50vw', files.srcSet],
    ['25vw', files.srcSet],
  ]);
});

test.each([
  ['slow', { effectiveType: '3g', saveData: false }],
  ['saved', { effectiveType: '4g', saveData: true }],
  ['unknown', {}],
])('on a connection that is %s nothing is preloaded', (name, connection) => {
  connect(connection);
  preloadPictures([{ src: `/${name}.webp` }]);
  expect(requested).toEqual([]);
});
