/** A managed page's blocks, in the editors' order (design: content as commerce). */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PageBlocks_page$key } from '#relay/PageBlocks_page.graphql.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { CategoryGroupBlock } from './CategoryGroupBlock.tsx';
import styles from './PageBlocks.module.css';
import { ProductGridBlock } from './ProductGridBlock.tsx';

export interface PageBlocksProps {
  page: PageBlocks_page$key;
  /** Home: no room above the first block, whatever the page's layout (platform.md 2). */
  isFlush?: boolean;
}

export function PageBlocks({ page: reference, isFlush = false }: PageBlocksProps) {
  const page = useFragment(
    graphql`
      fragment PageBlocks_page on Page {
        title
        layout
        blocks {
          __typename
          ... on BannerBlock {
            key
            banner {
              contentHtml
              ...Banner_banner
            }
          }
          ... on ProductGridBlock {
            key
            ...ProductGridBlock_block @alias(as: "grid")
          }
          ... on CategoryGroupBlock {
            key
            ...CategoryGroupBlock_block @alias(as: "group")
          }
          ... on TextBlock {
            key
            html
          }
        }
      }
    `,
    reference,
  );
  // Editors may write the page's first heading into a banner or a text; a page without one gets its title.
  const hasHeading = page.blocks.some(
    (block) =>
      (block.__typename === 'BannerBlock' && block.banner.contentHtml.includes('<h1')) ||
      (block.__typename === 'TextBlock' && block.html.includes('<h1')),
  );
  const startsWithBanner = page.blocks[0]?.__typename === 'BannerBlock';
  const showsTitle = !hasHeading && !startsWithBanner;

  return (
    <div className={styles.page} data-flush={isFlush || page.layout === 'FLUSH_BANNER' ? '' : undefined}>
      {showsTitle ? <h1 className={styles.title}>{page.title}</h1> : null}
      {!hasHeading && !showsTitle ? <VisuallyHidden as="h1">{page.title}</VisuallyHidden> : null}
      {page.blocks.map((block, index) => {
        switch (block.__typename) {
          case 'BannerBlock':
            return (
              <Banner
                key={block.key}
                banner={block.banner}
                priority={index === 0}
                className={index === 0 ? styles.opening : styles.banner}
              />
            );
          case 'ProductGridBlock':
            return block.grid ? (
              <ProductGridBlock key={block.key} block={block.grid} className={styles.inset} />
            ) : null;
          case 'CategoryGroupBlock':
            return block.group ? (
              <CategoryGroupBlock key={block.key} block={block.group} className={styles.inset} />
            ) : null;
          case 'TextBlock':
            return (
              <div key={block.key} className={styles.inset}>
                <RichText html={block.html} className={styles.text} />
              </div>
            );
          default:
            // A block that a newer gateway knows and this page does not.
            return null;
        }
      })}
    </div>
  );
}
