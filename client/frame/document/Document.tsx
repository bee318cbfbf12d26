/**
 * The whole page, from `html` down: the server renders it, the browser takes it over. Screens put their title and
 * meta elements into the head from where they are.
 */
import type { ReactNode } from 'react';
import { writtenLanguage } from '../../navigation/addresses/localePath.rules.ts';
import type { BotProtection, MarketsText, TagManager } from '../../../schema/pageContract.ts';
import type { Preview } from '../../preview/preview.ts';
import { scriptSafeJson } from '../../relay/scriptSafeJson.ts';
import iconUrl from '../../styles/icon.svg?url&no-inline';
import { siteConfigElementId, type SiteConfig } from './siteConfig.ts';

export const recordsElementId = 'relay-records';

export interface DocumentProps {
  lang: string;
  /** Where the shop and its files are. */
  site: SiteConfig;
  /** What only the server adds: stylesheets, preloads. The browser has them by then. */
  assets?: ReactNode;
  /** Relay's records, script-safe (recordSerializer.ts); the browser reads them before it takes over and passes none. */
  records?: string;
  /** Set when the server could not show the screen; the browser must not try either. */
  failure?: number | null;
  /** Error status of the page although its screen could be shown, such as 404: the browser must not count a view. */
  errorStatus?: number | null;
  /** Names of the screen's queries whose data is missing; the browser asks for them. */
  missing?: readonly string[];
  /** True when the shell's data is missing. */
  isBare?: boolean;
  /** True for a guest, whose pages others may see as well. */
  isGuest?: boolean;
  /** Set for an editor who looks at drafts: the browser is told with the records. */
  preview?: Preview | null;
  /** What the page may load once its shopper agrees: the browser is told with the records. */
  tagManager?: TagManager | null;
  /** What guards forms: told in the same way. */
  botProtection?: BotProtection | null;
  /** What is offered where: told in the same way. */
  markets?: MarketsText | null;
  /** Id of the build that the page is of: the browser is told with the records. */
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
    <html lang={writtenLanguage(lang)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f5f4f0" />
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
