/** The style tile is complete: everything in `client/ui` has to be shown here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { iconNames } from '../../ui/Icon/Icon.tsx';
import { StyleTileRoute } from './StyleTileRoute.tsx';
import { tokens } from './tokens.ts';

afterEach(cleanup);

// Vitest omits stylesheets: read this one as the browser gets it.
vi.mock('./tokens.ts', async () => {
  const { tokensIn } = await import('./tokens.rules.ts');
  return { tokens: tokensIn(readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8')) };
});

const client = join(import.meta.dirname, '../..');
const ui = join(client, 'ui');

/** Components without an own section are shown by their use; the shell's live region by an announcement. */
const shownBy: ReadonlyMap<string, string> = new Map([['LiveRegion/LiveRegion.tsx', 'announce.ts']]);

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^import (?!type)[^;]*? from '(\.[^']+)';/gm)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => existsSync(path));
}

/** Everything of `client/ui` that the style tile imports, directly or through another component. */
function reached(): Set<string> {
  const seen = new Set<string>();
  const walk = (file: string): void => {
    for (const path of importsOf(file).filter((one) => one.startsWith(ui))) {
      if (seen.has(path)) continue;
      seen.add(path);
      walk(path);
    }
  };
  const tile = join(client, 'routes/styletile');
  for (const file of readdirSync(tile)) if (/Tile(Route)?\.tsx$/.test(file)) walk(join(tile, file));
  return seen;
}

test('shows every part of client/ui', () => {
  const parts = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  expect(parts.length).toBeGreaterThan(15);
  const seen = reached();
  expect(parts.filter((part) => !seen.has(join(ui, shownBy.get(part) ?? part)))).toEqual([]);
});

describe('the page', () => {
  const mount = () => createTestShop({ path: '/en-us/styletile' }).render(<StyleTileRoute />);

  test('is not indexed', () => {
    mount();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  });

  test('shows every icon', () => {
    mount();
    expect(iconNames.length).toBeGreaterThan(10);
    for (const name of iconNames) expect(screen.getByText(name, { selector: 'code' })).toBeDefined();
  });

  test('shows every colour of the stylesheet with its readable text colours', () => {
    mount();
    const colours = tokens.filter(({ value }) => value.startsWith('#'));
    expect(colours.length).toBeGreaterThan(10);
    for (const { name } of colours) expect(screen.getByText(name, { selector: 'code' })).toBeDefined();
    expect(screen.getByText('--ink').parentElement?.textContent).toContain('snow 16.');
  });

  test('has dialogs that open at every side', async () => {
    mount();
    for (const side of ['center', 'start', 'end', 'full']) {
      fireEvent.click(screen.getByRole('button', { name: side }));
      expect(await screen.findByRole('dialog', { name: 'A dialog' })).toBeDefined();
      fireEvent.click(screen.getByRole('button', { name: 'Understood' }));
      expect(screen.queryByRole('dialog', { name: 'A dialog' })).toBeNull();
    }
  });

  test('has a form with validation', () => {
    mount();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getAllByText('Fill out this field.').length).toBeGreaterThan(1);
  });
});
