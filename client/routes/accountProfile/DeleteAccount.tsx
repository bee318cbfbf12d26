/** Account deletion: explains the consequences, and requires the password. */
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DeleteAccount_customer$key } from '#relay/DeleteAccount_customer.graphql.ts';
import { BotNotice } from '../../components/BotNotice/BotNotice.tsx';
import { formRemarks } from '../../components/Refusal/outcome.rules.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { PasswordField } from '../../ui/Field/PasswordField.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { formsWording } from '../../wording/account/forms.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './DeleteAccount.module.css';
import { ProfileSection } from './ProfileSection.tsx';
import { useDeleteAccount } from './useDeleteAccount.ts';

export function DeleteAccount({ customer: key }: { customer: DeleteAccount_customer$key }) {
  const t = useWording(accountWording, formsWording);
  const { lang } = useRouteMatch();
  const { isPro } = useFragment(
    graphql`
      fragment DeleteAccount_customer on Customer {
        isPro
      }
    `,
    key,
  );
  const { deleteAccount, isDeleting, outcome, forget } = useDeleteAccount(lang);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    // Closing while the request is in flight would look like cancelling.
    if (isDeleting) return;
    forget();
    setOpen(false);
  };
  return (
    <ProfileSection title={t('profile.delete')}>
      <p className={styles.text}>{t('profile.deleteText')}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('profile.deleteOpen')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('profile.deleteTitle')}
        closeLabel={t('profile.close')}
        className={styles.dialog}
      >
        <p>{t('profile.deleteLose')}</p>
        <ul className={styles.losses}>
          <li>{t('profile.deleteLose.addresses')}</li>
          <li>{t('profile.deleteLose.orders')}</li>
          {isPro && <li>{t('profile.deleteLose.pro')}</li>}
        </ul>
        <Form
          isBusy={isDeleting}
          requiredMessage={t('forms.required')}
          {...formRemarks(outcome)}
          onSubmit={({ password = '' }) => deleteAccount(password)}
        >
          <PasswordField
            name="password"
            label={t('profile.deletePassword')}
            required
            autoComplete="current-password"
            showLabel={t('forms.showPassword')}
            hideLabel={t('forms.hidePassword')}
          />
          <div className={styles.actions}>
            <Button type="submit" isBusy={isDeleting}>
              {t(isDeleting ? 'profile.deleting' : 'profile.deleteConfirm')}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t('profile.keep')}
            </Button>
          </div>
          <BotNotice />
        </Form>
      </Dialog>
    </ProfileSection>
  );
}
