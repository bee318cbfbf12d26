/**
 * Alternates of the page in other markets, for search engines (hreflang) and link previews (og:locale). Omitted with
 * `noindex`, which contradicts them.
 */
import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Alternates_alternates$key } from '#relay/Alternates_alternates.graphql.ts';
import { languageTag } from '../navigation/addresses/localePath.rules.ts';
import { useRouteMatch } from '../navigation/useRouteMatch.ts';
import { openGraphLocale } from './openGraphLocale.rules.ts';
import { useOrigin } from './originContext.ts';

export function Alternates({ alternates: key }: { alternates: Alternates_alternates$key }) {
  const alternates = useFragment(
    graphql`
      fragment Alternates_alternates on Alternate @relay(plural: true) {
        hreflang
        path
      }
    `,
    key,
  );
  return <AlternateLinks alternates={alternates} />;
}

interface AlternateLinksProps {
  /** The page itself is among them; `x-default` is for all other locales. */
  alternates: readonly { readonly hreflang: string; readonly path: string }[];
}

export function AlternateLinks({ alternates }: AlternateLinksProps) {
  const origin = useOrigin();
  const own = languageTag(useRouteMatch().lang);
  return alternates.map(({ hreflang, path }) => {
    const other = hreflang === own ? null : openGraphLocale(hreflang);
    return (
      <Fragment key={hreflang}>
        <link rel="alternate" hrefLang={hreflang} href={origin + path} />
        {other === null ? null : <meta property="og:locale:alternate" content={other} />}
      </Fragment>
    );
  });
}
