/** The blocks of a managed page, in the editors' order. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PageBlocks_page$data, PageBlocks_page$key } from '#relay/PageBlocks_page.graphql.ts';
import { useEditTags } from '../../preview/useEditTags.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { BannerSlider } from '../Banner/BannerSlider.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { CategoryGroupBlock, ProductGridBlock } from './lateBlocks.ts';
import styles from './PageBlocks.module.css';

export interface PageBlocksProps {
  page: PageBlocks_page$key;
  /** Home: no space above the first block, whatever the page's layout (platform.md 2). */
  isFlush?: boolean;
}

export function PageBlocks({ page: reference, isFlush = false }: PageBlocksProps) {
  const page = useFragment(
    graphql`
      fragment PageBlocks_page on Page {
        __id
        title
        language
        layout
        blocks {
          __typename
          ... on BannerBlock {
            __id
            key
            banner {
              contentHtml
              isOverlayDark
              isCopyBeside
              ...Banner_banner
            }
          }
          ... on BannerSliderBlock {
            key
            banners {
              contentHtml
              isOverlayDark
              isCopyBeside
            }
            ...BannerSlider_block @alias(as: "slider")
          }
          ... on ProductGridBlock {
            key
            # Of a late block.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...ProductGridBlock_block @alias(as: "grid")
          }
          ... on CategoryGroupBlock {
            key
            # Of a late block.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...CategoryGroupBlock_block @alias(as: "group")
          }
          ... on TextBlock {
            __id
            key
            html
          }
        }
      }
    `,
    reference,
  );
  const editTag = useEditTags();
  const language = page.language ?? undefined;
  // Registered even if the title is hidden: the edit tags of the page's blocks come with it.
  const pageTag = editTag(page.__id);
  // Editors may put the page's first heading into a banner or a text; otherwise the title is shown.
  const hasHeading = page.blocks.some((block) => wordsOf(block).includes('<h1'));
  const opening = openingBanner(page.blocks[0]);
  const showsTitle = !hasHeading && !opening;
  const isAtTop = isFlush || page.layout === 'FLUSH_BANNER';
  // The layout flush-banner: the first banner extends behind the header, which uses its text colour.
  const extendsBehindHeader = isAtTop && opening && !opening.isCopyBeside;
  const behindHeader = extendsBehindHeader ? (opening.isOverlayDark ? 'dark' : 'light') : undefined;

  return (
    <div
      className={styles.page}
      data-parts=""
      data-flush={isAtTop ? '' : undefined}
      data-behind-header={behindHeader}
    >
      {showsTitle ? (
        <h1 className={styles.title} lang={language} {...pageTag}>
          {page.title}
        </h1>
      ) : null}
      {!hasHeading && !showsTitle ? (
        <VisuallyHidden as="h1" lang={language}>
          {page.title}
        </VisuallyHidden>
      ) : null}
      {page.blocks.map((block, index) => {
        switch (block.__typename) {
          case 'BannerBlock':
            return (
              <Banner
                key={block.key}
                banner={block.banner}
                priority={index === 0}
                className={index === 0 ? styles.opening : styles.banner}
                blockTag={editTag(block.__id)}
              />
            );
          case 'BannerSliderBlock':
            return block.slider ? (
              <BannerSlider
                key={block.key}
                block={block.slider}
                priority={index === 0}
                className={index === 0 ? styles.opening : styles.banner}
              />
            ) : null;
          case 'ProductGridBlock':
            return block.grid ? (
              <ProductGridBlock
                key={block.key}
                block={block.grid}
                language={language}
                className={styles.inset}
              />
            ) : null;
          case 'CategoryGroupBlock':
            return block.group ? (
              <CategoryGroupBlock
                key={block.key}
                block={block.group}
                language={language}
                className={styles.inset}
              />
            ) : null;
          case 'TextBlock':
            return (
              <div key={block.key} className={styles.inset} {...editTag(block.__id)}>
                <RichText html={block.html} language={language} className={styles.text} />
              </div>
            );
          default:
            // A block type that this build does not know.
            return null;
        }
      })}
    </div>
  );
}

type Block = PageBlocks_page$data['blocks'][number];

/** Rich-text fields of a block. */
function wordsOf(block: Block): string {
  switch (block.__typename) {
    case 'BannerBlock':
      return block.banner.contentHtml;
    case 'BannerSliderBlock':
      return block.banners.map(({ contentHtml }) => contentHtml).join('');
    case 'TextBlock':
      return block.html;
    default:
      return '';
  }
}

/** The first banner of the page; the first one of a slider. */
function openingBanner(
  block: Block | undefined,
): { readonly isOverlayDark: boolean; readonly isCopyBeside: boolean } | undefined {
  if (block?.__typename === 'BannerBlock') return block.banner;
  return block?.__typename === 'BannerSliderBlock' ? block.banners[0] : undefined;
}
