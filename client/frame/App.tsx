/** The root component, the same on the server and in the browser. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import type { Environment } from 'relay-runtime';
import { TagManagerContext } from '../analytics/tagManagerContext.ts';
import { BotProtectionContext } from '../botProtection/botProtectionContext.ts';
import type { BotProtection, MarketsText, TagManager } from '../../schema/pageContract.ts';
import type { Navigator } from '../navigation/Navigator.ts';
import { NavigationProvider } from '../navigation/NavigationProvider.tsx';
import type { Visit } from '../navigation/visits/Visit.ts';
import type { EditTags } from '../preview/EditTags.ts';
import type { Preview } from '../preview/preview.ts';
import { EditTagsContext } from '../preview/useEditTags.ts';
import type { AppShellQueryReference } from './AppShell.entrypoint.ts';
import { AppShell } from './AppShell.tsx';
import { Document } from './document/Document.tsx';
import { OriginContext } from '../page/originContext.ts';
import type { SiteConfig } from './document/siteConfig.ts';
import { WordingProvider, type Wording } from '../wording/wording.ts';

export interface AppProps {
  environment: Environment;
  /** Null on the server. */
  navigator: Navigator | null;
  first: Visit;
  shell: AppShellQueryReference | null;
  /** Texts of the market. */
  wording: Wording;
  /** Public origin, such as `https://skarn.example`. */
  origin: string;
  /** Base path of the shop and origin of its assets. */
  site: SiteConfig;
  failure: number | null;
  /** Error status of a page whose screen shows the error itself; known on the server only. */
  errorStatus?: number | null;
  /** Set for an editor who views drafts. */
  preview: Preview | null;
  /** Set in an editor's browser. */
  editTags?: EditTags | null;
  /** Tag manager to load after consent; null when there is none. */
  tagManager: TagManager | null;
  /** Bot protection of forms; null when there is none. */
  botProtection: BotProtection | null;
  /** The offered markets; null in the browser, which reads them from the page. */
  markets?: MarketsText | null;
  /** Build id of the page; null in development, and in the browser, which reads it from the page. */
  buildId?: string | null;
  /** True for a guest; the browser reads it from the page. */
  isGuest?: boolean;
  assets?: ReactNode;
  records?: string;
  /** Called once the page is interactive. */
  onHydrated?: () => void;
}

export function App(props: AppProps) {
  const { environment, navigator, first, shell, origin, site, failure, preview, tagManager, botProtection } =
    props;
  const {
    editTags = null,
    errorStatus = null,
    markets = null,
    buildId = null,
    isGuest = false,
    assets,
    records,
  } = props;
  const [wording, setWording] = useState(() => props.wording);
  const handleHydrated = useEffectEvent(() => props.onHydrated?.());
  useEffect(() => handleHydrated(), []);
  return (
    <Document
      lang={first.match.lang}
      site={site}
      assets={assets}
      records={records}
      failure={failure}
      errorStatus={errorStatus}
      missing={first.missing}
      isBare={shell === null}
      isGuest={isGuest}
      preview={preview}
      tagManager={tagManager}
      botProtection={botProtection}
      markets={markets}
      buildId={buildId}
    >
      <RelayEnvironmentProvider environment={environment}>
        <OriginContext value={origin}>
          <TagManagerContext value={tagManager}>
            <BotProtectionContext value={botProtection}>
              <EditTagsContext value={editTags}>
                <WordingProvider value={wording}>
                  <NavigationProvider navigator={navigator} first={first}>
                    {(visit) => (
                      <AppShell
                        shell={shell}
                        visit={visit}
                        failure={visit === first ? failure : null}
                        preview={preview}
                        onWording={setWording}
                      />
                    )}
                  </NavigationProvider>
                </WordingProvider>
              </EditTagsContext>
            </BotProtectionContext>
          </TagManagerContext>
        </OriginContext>
      </RelayEnvironmentProvider>
    </Document>
  );
}
