/** The customer's addresses, the default one first, with a button to add one. */
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AddressList_customer$key } from '#relay/AddressList_customer.graphql.ts';
import type { AddressList_market$key } from '#relay/AddressList_market.graphql.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import { AddressCard } from './AddressCard.tsx';
import { AddressEditor } from './AddressEditor.tsx';
import styles from './AddressList.module.css';
import { useCreateAddress } from './useCreateAddress.ts';

interface AddressListProps {
  customer: AddressList_customer$key;
  market: AddressList_market$key;
}

export function AddressList({ customer, market: marketKey }: AddressListProps) {
  const t = useWording(accountWording);
  const { lang } = useRouteMatch();
  const { addresses } = useFragment(
    graphql`
      fragment AddressList_customer on Customer {
        addresses {
          id
          isDefault
          ...AddressCard_address
        }
      }
    `,
    customer,
  );
  const market = useFragment(
    graphql`
      fragment AddressList_market on Market {
        ...AddressCard_market
        ...AddressEditor_market
      }
    `,
    marketKey,
  );
  const { send, isSending, outcome, forget } = useCreateAddress(lang);
  const [isAdding, setAdding] = useState(false);
  /** Incremented when the focus is lost: an editor closed, or a card was deleted. */
  const [landings, setLandings] = useState(0);
  const addButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (landings > 0) addButton.current?.focus();
  }, [landings]);

  if (addresses === null) return <Notice tone="problem">{t('addresses.down')}</Notice>;
  const land = () => setLandings((before) => before + 1);
  const close = () => {
    setAdding(false);
    forget();
    land();
  };
  const sorted = addresses.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
  return (
    <>
      {sorted.length > 0 ? (
        <ul className={styles.list} aria-label={t('addresses.list')}>
          {sorted.map((address) => (
            <AddressCard key={address.id} address={address} market={market} onDeleted={land} />
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{t('addresses.empty')}</p>
          <p>{t('addresses.emptyText')}</p>
        </div>
      )}
      {isAdding ? (
        <AddressEditor
          title={t('addresses.addTitle')}
          market={market}
          address={null}
          // The first address becomes the default without a checkbox.
          offersDefault={sorted.length > 0}
          isBusy={isSending}
          outcome={outcome}
          onCancel={close}
          onSubmit={(address, makeDefault) =>
            send({ address, makeDefault: makeDefault || sorted.length === 0 }, () => {
              announce(t('addresses.added'));
              close();
            })
          }
        />
      ) : (
        <Button
          ref={addButton}
          variant={sorted.length > 0 ? 'secondary' : 'primary'}
          className={styles.add}
          onClick={() => setAdding(true)}
        >
          {t('addresses.add')}
        </Button>
      )}
    </>
  );
}
