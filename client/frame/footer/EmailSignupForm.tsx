/** Email address, lists to subscribe to, and consent where required; after submission, a confirmation. */
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { EmailSignupForm_signup$key } from '#relay/EmailSignupForm_signup.graphql.ts';
import { BotNotice } from '../../components/BotNotice/BotNotice.tsx';
import { formRemarks } from '../../components/Refusal/outcome.rules.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { CheckboxField } from '../../ui/Field/CheckboxField.tsx';
import { TextField } from '../../ui/Field/TextField.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import type { FormValues } from '../../ui/Form/Form.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { signupWording } from '../../wording/account/signup.ts';
import { formsWording } from '../../wording/account/forms.ts';
import { stockNoticeWording } from '../../wording/shopping/stockNotice.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './EmailSignupForm.module.css';
import { useJoinEmailLists } from './useJoinEmailLists.ts';

interface EmailSignupFormProps {
  signup: EmailSignupForm_signup$key;
  locale: string;
  /** Take over the focus of the replaced link. */
  takesFocus: boolean;
}

const listField = (listId: string) => `list:${listId}`;

export function EmailSignupForm({ signup: key, locale, takesFocus }: EmailSignupFormProps) {
  const t = useWording(signupWording, formsWording, stockNoticeWording);
  const { lists, asksConsent } = useFragment(
    graphql`
      fragment EmailSignupForm_signup on EmailSignup {
        lists {
          listId
          title
        }
        asksConsent
      }
    `,
    key,
  );
  const { join, isJoining, outcome, joined, begin, lastEmail } = useJoinEmailLists(locale);
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(takesFocus ? undefined : joined);
  // The focused control is gone: focus its replacement.
  useEffect(() => {
    if (shown.current === joined) return;
    shown.current = joined;
    element.current?.querySelector<HTMLElement>(joined === null ? 'input' : '[data-joined]')?.focus();
  }, [joined]);

  if (joined !== null)
    return (
      <div ref={element} className={styles.done}>
        <p data-joined tabIndex={-1} className={styles.joined}>
          <Icon name="check" className={styles.sign} />
          {t('chrome.signup.done', { email: joined })}
        </p>
        <Button variant="quiet" onClick={begin}>
          {t('stock.notice.change')}
        </Button>
      </div>
    );

  // A single field has its button beside it; after checkboxes the button comes last.
  const isPlain = lists.length === 1 && !asksConsent;
  const handleSubmit = (values: FormValues) =>
    join({
      email: values['email'] ?? '',
      listIds: lists.map(({ listId }) => listId).filter((listId) => values[listField(listId)] !== undefined),
      hasConsented: values['hasConsented'] !== undefined,
    });
  return (
    <div ref={element}>
      <Form
        className={styles.form}
        onSubmit={handleSubmit}
        isBusy={isJoining}
        {...formRemarks(outcome)}
        requiredMessage={t('forms.required')}
        emailMessage={t('forms.email')}
      >
        <div className={isPlain ? styles.line : styles.stack}>
          <TextField
            name="email"
            type="email"
            label={t('chrome.signup.email')}
            defaultValue={lastEmail}
            required
            autoComplete="email"
            maxLength={255}
          />
          {lists.length > 1 ? (
            <fieldset className={styles.lists}>
              <legend className={styles.legend}>{t('chrome.signup.lists')}</legend>
              {lists.map(({ listId, title }, index) => (
                <CheckboxField
                  key={listId}
                  name={listField(listId)}
                  label={title}
                  // Opt-in markets forbid prechecked boxes.
                  defaultChecked={index === 0 && !asksConsent}
                />
              ))}
            </fieldset>
          ) : null}
          {asksConsent ? (
            <CheckboxField name="hasConsented" label={t('chrome.signup.consent')} required />
          ) : null}
          <Button type="submit" isBusy={isJoining} className={styles.submit}>
            {t(isJoining ? 'chrome.signup.submitting' : 'chrome.signup.submit')}
          </Button>
        </div>
        <BotNotice isShort />
      </Form>
    </div>
  );
}
