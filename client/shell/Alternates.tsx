/** The same page in other markets, told to search engines (hreflang). Not beside `noindex`: one of them would lie. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Alternates_alternates$key } from '#relay/Alternates_alternates.graphql.ts';
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
  /** This page is among them; `x-default` is what everybody else is shown. */
  alternates: readonly { readonly hreflang: string; readonly path: string }[];
}

export function AlternateLinks({ alternates }: AlternateLinksProps) {
  const origin = useOrigin();
  return alternates.map(({ hreflang, path }) => (
    <link key={hreflang} rel="alternate" hrefLang={hreflang} href={origin + path} />
  ));
}
