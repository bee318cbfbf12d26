/**
 * Context of a component under test: Relay's mock environment, and an address that can be navigated.
 *
 * @example
 * const shop = createTestShop({ path: '/en-us/c/skis', search: 'color=Bone' });
 * shop.render(<CategoryRoute queries={...} match={shop.match} />);
 * act(() => shop.environment.mock.resolveMostRecentOperation(...));
 * expect(shop.navigate).toHaveBeenCalledWith('/en-us/c/skis', { scroll: false });
 */
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { createMockEnvironment } from 'relay-test-utils';
import { vi } from 'vitest';
import type { RouteMatch } from '../../navigation/entryPoint.ts';
import { defaultLang, langOf } from '../../navigation/addresses/localePath.rules.ts';
import { NavigationContext } from '../../navigation/navigationContext.ts';

// Relay's mock environment creates its spies with Jest's global; Vitest has the same methods.
vi.stubGlobal('jest', vi);

interface TestAddress {
  path?: string;
  search?: string;
  params?: Record<string, string>;
}

export function createTestShop({ path = '/en-us', search = '', params = {} }: TestAddress = {}) {
  const environment = createMockEnvironment();
  const match: RouteMatch = {
    lang: langOf(path) ?? defaultLang,
    params,
    search: new URLSearchParams(search),
    path,
  };
  const navigate = vi.fn<(href: string, options?: object) => void>();
  const wrap = (children: ReactNode) => (
    <RelayEnvironmentProvider environment={environment}>
      <NavigationContext value={{ match, navigate, preload: () => () => {} }}>
        <Suspense fallback={<p>Waiting</p>}>{children}</Suspense>
      </NavigationContext>
    </RelayEnvironmentProvider>
  );
  return { environment, match, navigate, wrap, render: (children: ReactNode) => render(wrap(children)) };
}
