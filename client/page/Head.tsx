/**
 * Title, description, canonical address, social metadata and structured data of a screen; `Alternates` adds the other
 * markets. React hoists these elements into the document's head, on the server and after each navigation.
 */
import { inLocale, languageTag } from '../navigation/addresses/localePath.rules.ts';
import { useRouteMatch } from '../navigation/useRouteMatch.ts';
import { scriptSafeJson } from '../relay/scriptSafeJson.ts';
import { brandName } from './brandName.ts';
import { useCanonicalLocale } from './canonicalLocale.ts';
import { openGraphLocale } from './openGraphLocale.rules.ts';
import { useOrigin } from './originContext.ts';
import { useSharedPicture } from './sharedPicture.ts';

export interface HeadProps {
  /** The whole title, with the brand where it belongs. */
  title: string;
  description?: string | null;
  /** Path without filter and tracking parameters; the origin is added. */
  canonicalPath?: string;
  noindex?: boolean;
  /**
   * Address of the Open Graph image: a JPEG of 1200 by 630 pixels, which every network reads. The brand's own where a
   * screen has none.
   */
  image?: string | null;
  /** Its alternative text. */
  imageAlt?: string | null;
  /** `product` for products, `article` for dated posts, `website` otherwise. */
  type?: 'website' | 'product' | 'article';
  /** Structured data, one object per block. For large data, or data only for crawlers, see structuredData.ts. */
  jsonLd?: object | readonly object[];
}

export function Head({
  title,
  description,
  canonicalPath,
  noindex = false,
  image,
  imageAlt,
  type = 'website',
  jsonLd,
}: HeadProps) {
  const origin = useOrigin();
  const { lang } = useRouteMatch();
  const canonicalLocale = useCanonicalLocale() ?? lang;
  const canonical = canonicalPath === undefined ? null : origin + inLocale(canonicalPath, canonicalLocale);
  const shared = useSharedPicture();
  const picture = image ? { url: image, alt: imageAlt } : shared;
  const locale = openGraphLocale(languageTag(lang));
  const blocks = jsonLd === undefined ? [] : [jsonLd].flat();
  return (
    <>
      <title>{title}</title>
      <meta property="og:site_name" content={brandName} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content={type} />
      {locale === null ? null : <meta property="og:locale" content={locale} />}
      {description ? <meta name="description" content={description} /> : null}
      {description ? <meta property="og:description" content={description} /> : null}
      {canonical !== null && !noindex ? <link rel="canonical" href={canonical} /> : null}
      {canonical === null ? null : <meta property="og:url" content={canonical} />}
      {noindex ? <meta name="robots" content="noindex, follow" /> : null}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {picture ? (
        <PictureTags
          src={picture.url.startsWith('/') ? origin + picture.url : picture.url}
          alt={picture.alt}
        />
      ) : null}
      {blocks.map((block, index) => (
        <script
          // Blocks never reorder: the index is a safe key.
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptSafeJson(block) }}
        />
      ))}
    </>
  );
}

function PictureTags({ src, alt }: { src: string; alt: string | null | undefined }) {
  return (
    <>
      <meta property="og:image" content={src} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {alt ? <meta property="og:image:alt" content={alt} /> : null}
      <meta name="twitter:image" content={src} />
      {alt ? <meta name="twitter:image:alt" content={alt} /> : null}
    </>
  );
}
