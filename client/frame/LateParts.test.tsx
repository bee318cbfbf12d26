/** Header and footer come alive after the screen: until then they are the server's HTML, and a press is kept. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { StrictMode, Suspense } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EarlyPress, earlyPressScript } from '../components/EarlyPress/EarlyPress.tsx';
import styles from '../components/LatePart/LatePart.module.css';
import { ModuleFiles } from '../navigation/ModuleFiles.tsx';
import { Footer } from './footer/Footer.tsx';
import { headerData } from './header/testHeader.ts';
import { Header } from './header/Header.tsx';
import type * as Parts from './LateParts.tsx';
import { createTestShell } from './testShell.tsx';
import { stubView } from '../viewport/testView.ts';
import { resizeTo } from '../viewport/testWindow.ts';

let wake: () => void;
let wakeAll: () => void;
let parts: typeof Parts;
let isReachable: boolean;

// Loaded here, so that no test waits for it.
beforeAll(() => Promise.all([import('./late.ts'), import('./below.ts')]));
beforeEach(async () => {
  // A page load: nothing is wanted yet, and the browser is never idle.
  vi.resetModules();
  Object.assign(window, { requestIdleCallback: () => 0 });
  ({ wake, wakeAll } = await import('../viewport/whenWanted.ts'));
  isReachable = true;
  vi.doMock('./late.ts', () => {
    if (!isReachable) throw new Error('offline');
    return { Header };
  });
  vi.doMock('./below.ts', () => {
    if (!isReachable) throw new Error('offline');
    return { Footer };
  });
  parts = await import('./LateParts.tsx');
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  document.body.replaceChildren();
  delete document.documentElement.dataset['alive'];
});

/** The page as it is served, hydrated but for its late parts. */
async function open() {
  const { query, wrap } = createTestShell({ header: headerData() });
  const part = (name: string, children: ReactNode) => (
    <div className={styles.place} data-late={name === 'late' ? '' : name}>
      <Suspense fallback={null}>
        <ModuleFiles module={`frame/${name}.ts`} />
        {children}
        <EarlyPress />
        {null /* In the browser the part's own effect; React's ids count the children. */}
      </Suspense>
    </div>
  );
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(
    wrap(
      <>
        {part('late', <Header query={query} />)}
        {part('below', <Footer query={query} />)}
      </>,
    ),
  );
  for (const script of page.querySelectorAll('script')) {
    expect(script.textContent).toBe(earlyPressScript);
    new Function('document', script.textContent)({ currentScript: script });
  }
  const served = page.innerHTML;
  const { LateHeader, LateFooter } = parts;
  await act(async () => {
    hydrateRoot(
      page,
      <StrictMode>
        {wrap(
          <>
            <LateHeader query={query} />
            <LateFooter query={query} />
          </>,
        )}
      </StrictMode>,
    );
  });
  return { page, served };
}

async function comeAlive(): Promise<void> {
  wakeAll();
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(document.documentElement.dataset['alive']).toBe('true');
    expect(document.querySelector('[data-late]')).toBeNull();
  });
}

test('they stay as they were served until they are wanted', async () => {
  const errors = vi.spyOn(console, 'error');
  const { page, served } = await open();
  expect(page.innerHTML).toBe(served);
  expect(document.documentElement.dataset['alive']).toBeUndefined();
  await comeAlive();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
  expect(page.querySelector('script')).toBeNull();
  expect(errors.mock.calls.filter(([text]) => /hydrat/.test(String(text)))).toEqual([]);
  errors.mockRestore();
});

test('the footer waits until it is near', async () => {
  const view = stubView();
  const { page } = await open();
  const waiting = () =>
    [...page.querySelectorAll<HTMLElement>('[data-late]')].map(({ dataset }) => dataset['late']);
  wake();
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(waiting()).toEqual(['below']);
  });
  expect(document.documentElement.dataset['alive']).toBe('true');
  view.show();
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(waiting()).toEqual([]);
  });
});

test('a press on the menu from before opens it then', async () => {
  await resizeTo(390);
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(document.querySelector('dialog')?.open).toBe(false);
  await comeAlive();
  await vi.waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true));
});

test('a press on a submenu from before opens its panel then', async () => {
  await open();
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  fireEvent.click(navigation.getByRole('button', { name: 'Show Poles' }));
  await comeAlive();
  expect(navigation.getByRole('button', { name: 'Show Poles' }).getAttribute('aria-expanded')).toBe('true');
});

test('a colour scheme from before is chosen then', async () => {
  await open();
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Appearance' });
  select.value = 'dark';
  await comeAlive();
  await vi.waitFor(() => expect(document.documentElement.dataset['scheme']).toBe('dark'));
});

test('offline they stay as they were served, until the browser is online again', async () => {
  const { page, served } = await open();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  isReachable = false;
  await act(async () => wakeAll());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(page.innerHTML).toBe(served);
  isReachable = true;
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  await comeAlive();
});
