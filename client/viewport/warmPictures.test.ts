import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { warmPictures } from './warmPictures.ts';

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        asked.push(address);
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

test('next pictures are warmed on a fast connection, each once', () => {
  connect({ effectiveType: '4g', saveData: false });
  warmPictures(['/fast/a.webp', '/fast/b.webp']);
  warmPictures(['/fast/b.webp', '/fast/c.webp']);
  expect(asked).toEqual(['/fast/a.webp', '/fast/b.webp', '/fast/c.webp']);
});

test.each([
  ['slow', { effectiveType: '3g', saveData: false }],
  ['saved', { effectiveType: '4g', saveData: true }],
  ['unknown', {}],
])('on a connection that is %s nothing is loaded ahead', (name, connection) => {
  connect(connection);
  warmPictures([`/${name}.webp`]);
  expect(asked).toEqual([]);
});
