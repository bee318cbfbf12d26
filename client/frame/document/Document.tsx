/**
 * The whole document, from `html` down: rendered by the server, hydrated by the browser. React hoists the screens'
 * title and meta elements into the head.
 */
import type { ReactNode } from 'react';
import { writtenLanguage } from '../../navigation/addresses/localePath.rules.ts';
import type { BotProtection, MarketsText, TagManager } from '../../../schema/pageContract.ts';
import type { Preview } from '../../preview/preview.ts';
import { scriptSafeJson } from '../../relay/scriptSafeJson.ts';
import iconUrl from '../../styles/icon.svg?url&no-inline';
import { textsElementId } from './embeddedTexts.ts';
import { siteConfigElementId, type SiteConfig } from './siteConfig.ts';

export const recordsElementId = 'relay-records';

export interface DocumentProps {
  lang: string;
  /** Base path of the shop and origin of its assets. */
  site: SiteConfig;
  /** Server-only elements: stylesheets, preloads. The browser has loaded them by hydration. */
  assets?: ReactNode;
  /** Relay's records, script-safe (recordSerializer.ts); the browser reads them before hydration and passes none. */
  records?: string;
  /** Set when the server could not render the screen; the browser must not retry. */
  failure?: number | null;
  /** Error status of a page whose screen could be rendered, such as 404: the browser must not report a page view. */
  errorStatus?: number | null;
  /** Names of the screen's queries whose data is missing; the browser requests them. */
  missing?: readonly string[];
  /** True when the shell's data is missing. */
  isBare?: boolean;
  /** True for a guest's page, which is publicly cacheable. */
  isGuest?: boolean;
  /** Set for an editor who views drafts; passed to the browser with the records. */
  preview?: Preview | null;
  /** Tag manager to load after consent; passed to the browser with the records. */
  tagManager?: TagManager | null;
  /** Bot protection of forms; passed likewise. */
  botProtection?: BotProtection | null;
  /** The offered markets; passed likewise. */
  markets?: MarketsText | null;
  /** Build id of the page; passed likewise. */
  buildId?: string | null;
  children: ReactNode;
}

export function Document({
  lang,
  site,
  assets,
  records = '',
  failure = null,
  errorStatus = null,
  missing = [],
  isBare = false,
  isGuest = false,
  preview = null,
  tagManager = null,
  botProtection = null,
  markets = null,
  buildId = null,
  children,
}: DocumentProps) {
  return (
    // The chosen colour scheme is an attribute that the server does not know (colorScheme.ts).
    <html lang={writtenLanguage(lang)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" type="image/svg+xml" href={site.cdnURL + iconUrl} />
        {assets}
      </head>
      <body>
        {children}
        <script
          id={siteConfigElementId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: scriptSafeJson(site) }}
        />
        {/* Filled after rendering, which tells what the page says (embeddedTexts.ts). */}
        <script
          id={textsElementId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        <script
          id={recordsElementId}
          type="application/json"
          nonce={preview?.nonce}
          data-build={buildId ?? undefined}
          data-failure={failure ?? undefined}
          data-error={errorStatus ?? undefined}
          data-missing={missing.length > 0 ? missing.join(' ') : undefined}
          data-bare={isBare || undefined}
          data-guest={isGuest || undefined}
          data-preview={preview?.editorOrigins.join(' ')}
          data-tag-manager={tagManager?.id}
          data-tag-manager-origin={tagManager?.origin}
          data-bot-key={botProtection?.siteKey}
          data-bot-origin={botProtection?.origin}
          data-locales={markets?.locales}
          data-others={markets?.others}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: records }}
        />
      </body>
    </html>
  );
}
