/** A credential with a button that opens its form; the form always requires the current password. */
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ChangeCredentialsInput } from '#relay/useChangeCredentialsMutation.graphql.ts';
import { BotNotice } from '../../components/BotNotice/BotNotice.tsx';
import { formRemarks } from '../../components/Refusal/outcome.rules.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { PasswordField } from '../../ui/Field/PasswordField.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import type { FormValues } from '../../ui/Form/Form.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { formsWording } from '../../wording/account/forms.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './CredentialRow.module.css';
import { SavedStatus } from './SavedStatus.tsx';
import { useChangeCredentials } from './useChangeCredentials.ts';

interface CredentialRowProps {
  name: string;
  /** The current value, or a text in its place. */
  value: string;
  openLabel: string;
  changedText: string;
  /** Returns the requested changes from the form's values. */
  change: (values: FormValues) => Omit<ChangeCredentialsInput, 'currentPassword'>;
  /** User name for password managers. */
  email: string;
  /** Fields of the form. */
  children: ReactNode;
}

export function CredentialRow({
  name,
  value,
  openLabel,
  changedText,
  change,
  email,
  children,
}: CredentialRowProps) {
  const t = useWording(accountWording, formsWording);
  const { lang } = useRouteMatch();
  const { send, isSending, outcome, forget } = useChangeCredentials(lang);
  const [isOpen, setOpen] = useState(false);
  /** Incremented when the form opens or closes: the focus follows. */
  const [turns, setTurns] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (turns === 0) return;
    const target = isOpen
      ? form.current?.querySelector<HTMLElement>('input:not([readonly])')
      : button.current;
    target?.focus();
  }, [turns, isOpen]);

  const turn = (next: boolean) => {
    setOpen(next);
    setTurns((before) => before + 1);
  };
  return (
    <div className={styles.row}>
      <dl className={styles.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </dl>
      {isOpen ? (
        <div ref={form} className={styles.form}>
          <Form
            isBusy={isSending}
            requiredMessage={t('forms.required')}
            emailMessage={t('forms.email')}
            {...formRemarks(outcome)}
            onSubmit={(values) =>
              send({ currentPassword: values['currentPassword'] ?? '', ...change(values) }, () => turn(false))
            }
          >
            <VisuallyHidden>
              <input type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
            </VisuallyHidden>
            {children}
            <PasswordField
              name="currentPassword"
              label={t('profile.currentPassword')}
              hint={t('profile.currentPasswordHint')}
              required
              autoComplete="current-password"
              showLabel={t('forms.showPassword')}
              hideLabel={t('forms.hidePassword')}
            />
            <div className={styles.actions}>
              <Button type="submit" isBusy={isSending}>
                {isSending ? t('profile.saving') : openLabel}
              </Button>
              <Button
                variant="quiet"
                onClick={() => {
                  forget();
                  turn(false);
                }}
              >
                {t('profile.cancel')}
              </Button>
            </div>
            <BotNotice />
          </Form>
        </div>
      ) : (
        <SavedStatus isSaved={outcome?.kind === 'done'} text={changedText}>
          <Button
            ref={button}
            variant="quiet"
            onClick={() => {
              forget();
              turn(true);
            }}
          >
            {openLabel}
          </Button>
        </SavedStatus>
      )}
    </div>
  );
}
