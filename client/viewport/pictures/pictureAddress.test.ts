import { afterEach, expect, test, vi } from 'vitest';

const address = (name: string) => `https://i.example/i/k2/${name}?w=340&fmt=auto&qlt=90&dpi=96`;
const slow = (name: string) => address(name).replace('qlt=90', 'qlt=75').replace('dpi=96', 'dpi=72');

/** A new page for each test. */
async function open(effectiveType: string, served = '') {
  vi.resetModules();
  connect(effectiveType);
  document.body.innerHTML = served;
  const module = await import('./pictureAddress.ts');
  return { ...module, ask: (name: string) => module.onConnection(address(name)) };
}
function connect(effectiveType: string) {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType }, configurable: true });
}

afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(navigator, 'connection');
});

test('before hydration and on the server, addresses are unchanged', async () => {
  const { ask } = await open('3g');
  expect(ask('peak')).toBe(address('peak'));
});

test('server-rendered pictures keep their addresses; later ones depend on the connection', async () => {
  const { ask, keepServedPictures } = await open(
    '3g',
    `<picture><img src="${address('peak').replaceAll('&', '&amp;')}"></picture><video poster="${address('film')}"></video>`,
  );
  keepServedPictures(document);
  expect([ask('peak'), ask('film'), ask('later')]).toEqual([address('peak'), address('film'), slow('later')]);
});

test('a picture keeps its first file when the connection changes', async () => {
  const { ask, keepServedPictures } = await open('3g');
  keepServedPictures(document);
  ask('early');
  connect('4g');
  expect([ask('early'), ask('late')]).toEqual([slow('early'), address('late')]);
  connect('3g');
  expect(ask('late')).toBe(address('late'));
});

test('pictures in later HTML are rewritten too, its text is not', async () => {
  const { withPicturesOnConnection, keepServedPictures } = await open('2g');
  keepServedPictures(document);
  const written = `<p>?dpi=96</p><img src="${address('a').replaceAll('&', '&amp;')}" alt="dpi">`;
  expect(withPicturesOnConnection(written)).toBe(
    `<p>?dpi=96</p><img src="${slow('a').replaceAll('&', '&amp;')}" alt="dpi">`,
  );
});
