/**
 * Sign-in, for guests. The page is then reloaded at the address in `next`: customers see other prices, and no guest
 * data may stay.
 */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SignInForm_market$key } from '#relay/SignInForm_market.graphql.ts';
import { nextPath } from '../../navigation/addresses/nextPath.rules.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { BotNotice } from '../BotNotice/BotNotice.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { PasswordField } from '../../ui/Field/PasswordField.tsx';
import { TextField } from '../../ui/Field/TextField.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import { formsWording } from '../../wording/account/forms.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './SignInForm.module.css';
import { useSignIn } from './useSignIn.ts';

function forgottenKey(account: string) {
  if (account === 'CUSTOMER') return 'signIn.forgotten.customer';
  return account === 'PRO' ? 'signIn.forgotten.pro' : 'signIn.forgotten';
}

export function SignInForm({ market: key }: { market: SignInForm_market$key }) {
  const t = useWording(formsWording);
  const { lang, search } = useRouteMatch();
  const { passwordResets } = useFragment(
    graphql`
      fragment SignInForm_market on Market {
        passwordResets {
          account
          url
        }
      }
    `,
    key,
  );
  const { signIn, isSigningIn, problem } = useSignIn(lang, () =>
    window.location.assign(nextPath(search.get('next'), lang)),
  );
  return (
    <Form
      isBusy={isSigningIn}
      error={problem}
      requiredMessage={t('forms.required')}
      emailMessage={t('forms.email')}
      onSubmit={({ email = '', password = '' }) => signIn(email, password)}
    >
      <TextField name="email" type="email" label={t('signIn.email')} autoComplete="username" required />
      <PasswordField
        name="password"
        label={t('signIn.password')}
        showLabel={t('forms.showPassword')}
        hideLabel={t('forms.hidePassword')}
        autoComplete="current-password"
        required
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isSigningIn} className={styles.submit}>
          {t(isSigningIn ? 'signIn.submitting' : 'signIn.submit')}
        </Button>
        {passwordResets.map(({ account, url }) =>
          url === null ? null : (
            <a key={account} href={url} className={styles.forgotten}>
              {t(forgottenKey(account))}
            </a>
          ),
        )}
      </div>
      <BotNotice />
    </Form>
  );
}
