/** The shop, whole: the same tree on the server and in the browser. */
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import type { Environment } from 'relay-runtime';
import type { Navigator } from '../navigation/Navigator.ts';
import { NavigationProvider } from '../navigation/NavigationProvider.tsx';
import type { Visit } from '../navigation/Visit.ts';
import type { AppShellQueryReference } from './AppShell.entrypoint.ts';
import { AppShell } from './AppShell.tsx';
import { Document } from './Document.tsx';
import { OriginContext } from './originContext.ts';

export interface AppProps {
  environment: Environment;
  /** Null on the server. */
  navigator: Navigator | null;
  first: Visit;
  shell: AppShellQueryReference | null;
  /** Public origin, such as `https://skarn.example`. */
  origin: string;
  failure: number | null;
  assets?: ReactNode;
  records?: string;
}

export function App({ environment, navigator, first, shell, origin, failure, assets, records }: AppProps) {
  useEffect(() => {
    // Tells journeys, and whoever watches the page load, that it answers to clicks now.
    document.documentElement.dataset['alive'] = 'true';
  }, []);
  return (
    <Document
      lang={first.match.lang}
      assets={assets}
      records={records}
      failure={failure}
      isBare={shell === null}
    >
      <RelayEnvironmentProvider environment={environment}>
        <OriginContext value={origin}>
          <NavigationProvider navigator={navigator} first={first}>
            {(visit) => <AppShell shell={shell} visit={visit} failure={visit === first ? failure : null} />}
          </NavigationProvider>
        </OriginContext>
      </RelayEnvironmentProvider>
    </Document>
  );
}
