/** An address with its actions. */
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AddressCard_address$key } from '#relay/AddressCard_address.graphql.ts';
import type { AddressCard_market$key } from '#relay/AddressCard_market.graphql.ts';
import { PostalAddress } from '../../components/PostalAddress/PostalAddress.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { formRemarks } from '../../components/Refusal/outcome.rules.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './AddressCard.module.css';
import { AddressEditor } from './AddressEditor.tsx';
import { DeleteAddressDialog } from './DeleteAddressDialog.tsx';
import { useSetDefaultAddress } from './useSetDefaultAddress.ts';
import { useUpdateAddress } from './useUpdateAddress.ts';

interface AddressCardProps {
  address: AddressCard_address$key;
  market: AddressCard_market$key;
  /** The card is gone, and the focus with it. */
  onDeleted: () => void;
}

export function AddressCard({ address: addressKey, market: marketKey, onDeleted }: AddressCardProps) {
  const t = useWording(accountWording);
  const { lang } = useRouteMatch();
  const address = useFragment(
    graphql`
      fragment AddressCard_address on CustomerAddress {
        id
        firstName
        lastName
        city
        isDefault
        ...PostalAddress_address
        ...AddressEditor_address
        ...DeleteAddressDialog_address
      }
    `,
    addressKey,
  );
  const market = useFragment(
    graphql`
      fragment AddressCard_market on Market {
        ...AddressEditor_market
      }
    `,
    marketKey,
  );
  const update = useUpdateAddress(lang);
  const setDefault = useSetDefaultAddress(lang);
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  /** Incremented when the focus is lost: an editor closed, or the card moved to the front. */
  const [landings, setLandings] = useState(0);
  const editButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (landings > 0) editButton.current?.focus();
  }, [landings]);

  const land = () => setLandings((before) => before + 1);
  const closeEditor = () => {
    setEditing(false);
    update.forget();
    land();
  };
  const names = { name: `${address.firstName} ${address.lastName}`, place: address.city };
  const remark = formRemarks(setDefault.outcome).error;

  if (isEditing)
    return (
      <li className={styles.card}>
        <AddressEditor
          title={t('addresses.editTitle')}
          market={market}
          address={address}
          offersDefault={!address.isDefault}
          isBusy={update.isSending}
          outcome={update.outcome}
          onCancel={closeEditor}
          onSubmit={(input, makeDefault) =>
            // Null keeps the default; false would clear it.
            update.send({ id: address.id, address: input, makeDefault: makeDefault || null }, () => {
              announce(t('addresses.saved'));
              closeEditor();
            })
          }
        />
      </li>
    );
  return (
    <li className={styles.card}>
      <div className={styles.row}>
        <div>
          {address.isDefault && (
            <p className={styles.mark}>
              <Icon name="check" />
              {t('addresses.default')}
            </p>
          )}
          <PostalAddress address={address} />
        </div>
        <div className={styles.actions}>
          <Button
            ref={editButton}
            variant="quiet"
            aria-label={t('addresses.editLabel', names)}
            onClick={() => setEditing(true)}
          >
            {t('addresses.edit')}
          </Button>
          {!address.isDefault && (
            <Button
              variant="quiet"
              aria-label={t('addresses.makeDefaultLabel', names)}
              isBusy={setDefault.isSending}
              onClick={() =>
                setDefault.send({ id: address.id }, () => {
                  announce(t('addresses.madeDefault'));
                  land();
                })
              }
            >
              {t('addresses.makeDefault')}
            </Button>
          )}
          <Button
            variant="quiet"
            aria-label={t('addresses.deleteLabel', names)}
            onClick={() => setDeleting(true)}
          >
            {t('addresses.delete')}
          </Button>
        </div>
      </div>
      {remark === null ? null : (
        <p role="alert" className={styles.remark}>
          {remark}
        </p>
      )}
      <DeleteAddressDialog
        address={address}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onDeleted={onDeleted}
      />
    </li>
  );
}
