/** Email address and password, with the forms to change them. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SignInDetails_customer$key } from '#relay/SignInDetails_customer.graphql.ts';
import { PasswordField } from '../../ui/Field/PasswordField.tsx';
import { TextField } from '../../ui/Field/TextField.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { formsWording } from '../../wording/account/forms.ts';
import { useWording } from '../../wording/wording.ts';
import { CredentialRow } from './CredentialRow.tsx';
import { ProfileSection } from './ProfileSection.tsx';

export function SignInDetails({ customer: key }: { customer: SignInDetails_customer$key }) {
  const t = useWording(accountWording, formsWording);
  const { email } = useFragment(
    graphql`
      fragment SignInDetails_customer on Customer {
        email
      }
    `,
    key,
  );
  return (
    <ProfileSection title={t('profile.signIn')}>
      <CredentialRow
        name={t('profile.email')}
        value={email}
        openLabel={t('profile.changeEmail')}
        changedText={t('profile.emailChanged')}
        change={({ email: next = '' }) => ({ email: next })}
        email={email}
      >
        <TextField
          name="email"
          type="email"
          label={t('profile.newEmail')}
          required
          autoComplete="email"
          autoCapitalize="none"
        />
      </CredentialRow>
      <CredentialRow
        name={t('profile.password')}
        value={t('profile.passwordHidden')}
        openLabel={t('profile.changePassword')}
        changedText={t('profile.passwordChanged')}
        change={({ newPassword = '' }) => ({ newPassword })}
        email={email}
      >
        <PasswordField
          name="newPassword"
          label={t('profile.newPassword')}
          required
          autoComplete="new-password"
          showLabel={t('forms.showPassword')}
          hideLabel={t('forms.hidePassword')}
        />
      </CredentialRow>
    </ProfileSection>
  );
}
