/** Confirms the deletion of an address. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DeleteAddressDialog_address$key } from '#relay/DeleteAddressDialog_address.graphql.ts';
import { PostalAddress } from '../../components/PostalAddress/PostalAddress.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { formRemarks } from '../../components/Refusal/outcome.rules.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './DeleteAddressDialog.module.css';
import { useDeleteAddress } from './useDeleteAddress.ts';

interface DeleteAddressDialogProps {
  address: DeleteAddressDialog_address$key;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteAddressDialog({ address: key, isOpen, onClose, onDeleted }: DeleteAddressDialogProps) {
  const t = useWording(accountWording);
  const { lang } = useRouteMatch();
  const address = useFragment(
    graphql`
      fragment DeleteAddressDialog_address on CustomerAddress {
        id
        ...PostalAddress_address
      }
    `,
    key,
  );
  const { send, isSending, outcome, forget } = useDeleteAddress(lang);
  const remark = formRemarks(outcome).error;
  const close = () => {
    forget();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('addresses.deleteTitle')}
      closeLabel={t('addresses.close')}
      className={styles.dialog}
      footer={
        <div className={styles.actions}>
          <Button
            isBusy={isSending}
            onClick={() =>
              send({ id: address.id }, () => {
                announce(t('addresses.deleted'));
                close();
                onDeleted();
              })
            }
          >
            {t(isSending ? 'addresses.deleting' : 'addresses.deleteConfirm')}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('addresses.keep')}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <PostalAddress address={address} />
        <p className={styles.text}>{t('addresses.deleteText')}</p>
        {remark === null ? null : <Notice tone="problem">{remark}</Notice>}
      </div>
    </Dialog>
  );
}
