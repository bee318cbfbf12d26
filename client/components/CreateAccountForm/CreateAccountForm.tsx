/**
 * Account creation, with or without a pro code. The page is then reloaded at the address in `next`: the customer is
 * signed in, and the data loaded for a guest must go.
 */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CreateAccountForm_market$key } from '#relay/CreateAccountForm_market.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { nextPath, signInPath } from '../../navigation/addresses/nextPath.rules.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { BotNotice } from '../BotNotice/BotNotice.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { PasswordField } from '../../ui/Field/PasswordField.tsx';
import { TextField } from '../../ui/Field/TextField.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import { OptionalGroup } from '../../ui/Form/OptionalGroup.tsx';
import { formsWording } from '../../wording/account/forms.ts';
import { useWording } from '../../wording/wording.ts';
import { AddressFields } from '../AddressFields/AddressFields.tsx';
import { NameRow } from '../NameRow/NameRow.tsx';
import styles from './CreateAccountForm.module.css';
import { newAccount } from './newAccount.rules.ts';
import { useCreateAccount } from './useCreateAccount.ts';

interface CreateAccountFormProps {
  market: CreateAccountForm_market$key;
  /** True: requires a pro code, which applies to the new account. */
  isPro?: boolean;
  /** Default target without `next`. */
  arrival: string;
}

export function CreateAccountForm({ market: key, isPro = false, arrival }: CreateAccountFormProps) {
  const t = useWording(formsWording);
  const { lang, search } = useRouteMatch();
  const market = useFragment(
    graphql`
      fragment CreateAccountForm_market on Market {
        ...AddressFields_market
      }
    `,
    key,
  );
  const next = nextPath(search.get('next') ?? arrival, lang);
  const { createAccount, isCreating, fieldErrors, error } = useCreateAccount(lang, () =>
    window.location.assign(next),
  );
  const optionalLabel = t('forms.optional');
  return (
    <Form
      isBusy={isCreating}
      fieldErrors={fieldErrors}
      error={error}
      requiredMessage={t('forms.required')}
      emailMessage={t('forms.email')}
      onSubmit={(values) => createAccount(newAccount(values))}
    >
      {isPro ? (
        <TextField
          name="proCode"
          label={t('createProAccount.code')}
          hint={t('createProAccount.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      ) : null}
      <NameRow firstLabel={t('createAccount.firstName')} lastLabel={t('createAccount.lastName')} />
      <TextField name="email" type="email" label={t('createAccount.email')} autoComplete="email" required />
      <PasswordField
        name="password"
        label={t('createAccount.password')}
        hint={t('createAccount.passwordHint')}
        showLabel={t('forms.showPassword')}
        hideLabel={t('forms.hidePassword')}
        autoComplete="new-password"
        required
      />
      <TextField
        name="phone"
        type="tel"
        label={t('createAccount.phone')}
        autoComplete="tel"
        optionalLabel={optionalLabel}
      />
      <Disclosure
        className={styles.address}
        summary={
          <span className={styles.summary}>
            {t('createAccount.address')}
            <span className={styles.optional}>{optionalLabel}</span>
          </span>
        }
      >
        <OptionalGroup className={styles.group}>
          <p className={styles.note}>{t('createAccount.addressText')}</p>
          <AddressFields market={market} hasPerson={false} />
        </OptionalGroup>
      </Disclosure>
      <div className={styles.actions}>
        <Button type="submit" isBusy={isCreating} className={styles.submit}>
          {t(
            isCreating
              ? 'createAccount.submitting'
              : isPro
                ? 'createProAccount.submit'
                : 'createAccount.submit',
          )}
        </Button>
        <p className={styles.other}>
          {t('createAccount.haveAccount')}
          {/* An existing customer enters a code without a new account. */}
          <Link href={signInPath(lang, isPro ? `/${lang}/pro/signup` : next)} className={styles.signIn}>
            {t('createAccount.signIn')}
          </Link>
        </p>
      </div>
      <BotNotice />
    </Form>
  );
}
