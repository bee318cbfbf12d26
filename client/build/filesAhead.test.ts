import { expect, test } from 'vitest';
import { filesAhead } from './filesAhead.ts';

const manifest = {
  'routes/a/ARoute.tsx': {
    file: 'assets/ARoute-1.js',
    imports: ['_tiles-2.js', '_shop-3.js'],
    css: ['assets/a.css'],
  },
  '_tiles-2.js': { file: 'assets/tiles-2.js', imports: ['_shop-3.js'] },
  '_shop-3.js': { file: 'assets/shop-3.js', css: ['assets/shop.css'] },
};

test('a rule names the files of its modules, without what every page has', () => {
  const rules = { '/a': { name: 'a' }, '/api/*': { name: 'api' } };
  expect(filesAhead(rules, { '/a': ['routes/a/ARoute.tsx'] }, manifest)).toEqual({
    '/a': { name: 'a', files: ['assets/ARoute-1.js', 'assets/tiles-2.js', 'assets/a.css'] },
    '/api/*': { name: 'api' },
  });
});
