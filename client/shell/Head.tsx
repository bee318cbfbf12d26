/**
 * Title, description, canonical address, social and structured data of a screen; `Alternates` adds the same in other
 * markets. React lifts these elements into the document's head, on the server and after each navigation.
 */
import { inLocale, languageTag } from '../navigation/localePath.rules.ts';
import { useRouteMatch } from '../navigation/useRouteMatch.ts';
import { scriptSafeJson } from '../relay/scriptSafeJson.ts';
import { useCanonicalLocale } from './canonicalLocale.ts';
import { useOrigin } from './originContext.ts';

export interface HeadProps {
  /** Whole title, brand included where it belongs. */
  title: string;
  description?: string | null;
  /** Path without the query that filters or tracks; the origin is added. */
  canonicalPath?: string;
  noindex?: boolean;
  /** Address of the picture that others show with the link. */
  image?: string | null;
  /** `product` for products, `article` for what somebody wrote, `website` otherwise. */
  type?: 'website' | 'product' | 'article';
  /** Structured data: an object a block. */
  jsonLd?: object | readonly object[];
}

export function Head({
  title,
  description,
  canonicalPath,
  noindex = false,
  image,
  type = 'website',
  jsonLd,
}: HeadProps) {
  const origin = useOrigin();
  const { lang } = useRouteMatch();
  const canonicalLocale = useCanonicalLocale() ?? lang;
  const canonical = canonicalPath === undefined ? null : origin + inLocale(canonicalPath, canonicalLocale);
  const blocks = jsonLd === undefined ? [] : [jsonLd].flat();
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={languageTag(lang).replace('-', '_')} />
      {description ? <meta name="description" content={description} /> : null}
      {description ? <meta property="og:description" content={description} /> : null}
      {canonical !== null && !noindex ? <link rel="canonical" href={canonical} /> : null}
      {canonical === null ? null : <meta property="og:url" content={canonical} />}
      {noindex ? <meta name="robots" content="noindex, follow" /> : null}
      {image ? <meta property="og:image" content={image} /> : null}
      {blocks.map((block, index) => (
        <script
          // Blocks of a screen never change their order.
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptSafeJson(block) }}
        />
      ))}
    </>
  );
}
