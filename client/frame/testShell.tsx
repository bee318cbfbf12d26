/** The shell's header or footer with the market, header content and brand that a test passes. */
import { createOperationDescriptor } from 'relay-runtime';
import type { AppShellQuery$data } from '#relay/AppShellQuery.graphql.ts';
import appShellQuery from '#relay/AppShellQuery.graphql.ts';
import { createTestShop } from '../components/ProductGrid/testShop.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';

interface ShellData {
  market?: object;
  header?: object | null;
  footer?: object | null;
  brand?: object | null;
  emailSignup?: object | null;
}

export function setUpShell(part: 'header' | 'footer', data: ShellData, path?: string) {
  const { query, ...shop } = createTestShell(data, path);
  const rendered = shop.render(part === 'header' ? <Header query={query} /> : <Footer query={query} />);
  return { ...shop, ...rendered };
}

/** Without a shop, so that the cart requests nothing. */
export function createTestShell({ market = {}, ...data }: ShellData, path = '/en-us/c/skis') {
  const shop = createTestShop({ path });
  const operation = createOperationDescriptor(appShellQuery, { locale: 'en-us' });
  shop.environment.commitPayload(operation, {
    market: {
      id: 'us',
      hasShop: false,
      canonicalLocale: 'en-us',
      country: 'us',
      countryName: 'United States',
      language: 'en',
      languageName: 'English',
      contact: null,
      ...market,
    },
    header: null,
    footer: null,
    brand: null,
    emailSignup: null,
    ...data,
  });
  shop.environment.retain(operation);
  const query = shop.environment.lookup(operation.fragment).data as unknown as AppShellQuery$data;
  return { ...shop, query };
}

export const linkTo = (text: string, href: string, more: object = {}) => ({
  text,
  href,
  opensNewTab: false,
  ...more,
});
