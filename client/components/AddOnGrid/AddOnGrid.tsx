/**
 * Add-ons of a product or a cart, as a grid without a slider (catalogue.md 9, add-on grid). Options are chosen in a
 * dialog, whose code and data are loaded on intent.
 */
import { lazy, Suspense, useId, useState } from 'react';
import { graphql, useFragment, useQueryLoader } from 'react-relay/hooks.js';
import type { AddOnGrid_grid$key } from '#relay/AddOnGrid_grid.graphql.ts';
import type { QuickAddDialogQuery } from '#relay/QuickAddDialogQuery.graphql.ts';
import QuickAddDialogQueryParameters from '#relay/QuickAddDialogQuery$parameters.ts';
import { reportOpenCartAddOn } from '../../analytics/addOnEvents.ts';
import { mayPreload } from '../../navigation/visits/preload.rules.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { readConnection } from '../../viewport/pictures/connection.ts';
import { addOnsWording } from '../../wording/shopping/addOns.ts';
import { useWording } from '../../wording/wording.ts';
import { ProductsFailure } from '../ProductGrid/ProductsFailure.tsx';
import { SectionBoundary } from '../SectionBoundary/SectionBoundary.tsx';
import styles from './AddOnGrid.module.css';
import { AddOnTile } from './AddOnTile.tsx';
import type { CartContents } from './cartContents.rules.ts';
import { QuickAddSkeleton } from './QuickAddSkeleton.tsx';

const loadDialog = () => import('./QuickAddDialog.tsx');
const QuickAddDialog = lazy(loadDialog);

interface AddOnGridProps {
  grid: AddOnGrid_grid$key;
  /** Contents of the cart. */
  contents: CartContents;
  locale: string;
}

export function AddOnGrid({ grid: key, contents, locale }: AddOnGridProps) {
  const t = useWording(addOnsWording);
  const headingId = useId();
  const { heading, addOns } = useFragment(
    graphql`
      fragment AddOnGrid_grid on AddOnGrid {
        heading
        addOns {
          product {
            id
            handle
            platformId
            displayTitle
            selected {
              price {
                current {
                  amount
                }
                discount {
                  amount
                }
              }
            }
          }
          ...AddOnTile_addOn
          ...QuickAddDialog_addOn
        }
      }
    `,
    key,
  );
  const [query, loadQuery] = useQueryLoader<QuickAddDialogQuery>(QuickAddDialogQueryParameters);
  const [isOpen, setIsOpen] = useState(false);
  // Each opening starts a new choice; the last one stays mounted during the close animation.
  const [opening, setOpening] = useState(0);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = addOns.find(({ product }) => product.id === chosenId);

  const prepare = (id: string) => {
    // If its code fails to load, the dialog's error boundary shows it.
    loadDialog().catch(() => {});
    if (query?.variables.id !== id) loadQuery({ locale, id });
  };
  const handleOpen = ({ product }: (typeof addOns)[number]) => {
    prepare(product.id);
    setChosenId(product.id);
    setOpening((count) => count + 1);
    setIsOpen(true);
    reportOpenCartAddOn({
      name: product.displayTitle,
      id: product.handle,
      platformId: product.platformId,
      price: product.selected.price?.current.amount ?? null,
      discount: product.selected.price?.discount?.amount ?? null,
    });
  };

  return (
    <section id="add_on_products" className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.room}>
        <ul className={styles.grid}>
          {addOns.map((addOn) => (
            <li key={addOn.product.id}>
              <AddOnTile
                addOn={addOn}
                contents={contents}
                locale={locale}
                onIntent={() => {
                  if (!isOpen && mayPreload(readConnection())) prepare(addOn.product.id);
                }}
                onOpen={() => handleOpen(addOn)}
              />
            </li>
          ))}
        </ul>
      </div>
      {chosen && (
        <Dialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title={chosen.product.displayTitle}
          closeLabel={t('addOns.close')}
          className={styles.dialog}
        >
          <SectionBoundary
            resetKey={query}
            fallback={
              <ProductsFailure
                onRetry={() => loadQuery({ locale, id: chosen.product.id }, { fetchPolicy: 'network-only' })}
              />
            }
          >
            <Suspense fallback={<QuickAddSkeleton />}>
              {query && (
                <QuickAddDialog
                  key={opening}
                  query={query}
                  contents={contents}
                  addOn={chosen}
                  locale={locale}
                  onDone={() => setIsOpen(false)}
                />
              )}
            </Suspense>
          </SectionBoundary>
        </Dialog>
      )}
    </section>
  );
}
