/** Form for an address, in place of its card. The input is kept until it is saved or cancelled. */
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AddressEditor_address$key } from '#relay/AddressEditor_address.graphql.ts';
import type { AddressEditor_market$key } from '#relay/AddressEditor_market.graphql.ts';
import { AddressFields } from '../../components/AddressFields/AddressFields.tsx';
import { addressInput } from '../../components/AddressFields/addressInput.rules.ts';
import type { AddressInputValues } from '../../components/AddressFields/addressInput.rules.ts';
import { formRemarks } from '../../components/Refusal/outcome.rules.ts';
import type { Outcome } from '../../components/Refusal/outcome.rules.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { CheckboxField } from '../../ui/Field/CheckboxField.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { formsWording } from '../../wording/account/forms.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './AddressEditor.module.css';

interface AddressEditorProps {
  title: string;
  market: AddressEditor_market$key;
  /** The address to edit; null for a new one. */
  address: AddressEditor_address$key | null;
  /** False where it is, or becomes, the default anyway. */
  offersDefault: boolean;
  isBusy: boolean;
  outcome: Outcome<unknown> | null;
  onSubmit: (address: AddressInputValues, makeDefault: boolean) => void;
  onCancel: () => void;
}

export function AddressEditor({
  title,
  market: marketKey,
  address: addressKey,
  offersDefault,
  isBusy,
  outcome,
  onSubmit,
  onCancel,
}: AddressEditorProps) {
  const t = useWording(accountWording, formsWording);
  const market = useFragment(
    graphql`
      fragment AddressEditor_market on Market {
        ...AddressFields_market
      }
    `,
    marketKey,
  );
  const kept = useFragment(
    graphql`
      fragment AddressEditor_address on CustomerAddress {
        firstName
        lastName
        company
        line1
        line2
        city
        region
        postalCode
        country
        phone
      }
    `,
    addressKey,
  );
  const address = kept && {
    firstName: kept.firstName,
    lastName: kept.lastName,
    company: kept.company,
    line1: kept.line1,
    line2: kept.line2,
    city: kept.city,
    region: kept.region,
    postalCode: kept.postalCode,
    country: kept.country,
    phone: kept.phone,
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.editor} aria-label={title}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <Form
        onSubmit={(values) => onSubmit(addressInput(values), values['makeDefault'] !== undefined)}
        isBusy={isBusy}
        requiredMessage={t('forms.required')}
        {...formRemarks(outcome)}
      >
        <AddressFields market={market} {...(address && { defaults: address })} />
        {offersDefault && <CheckboxField name="makeDefault" label={t('addresses.makeDefaultField')} />}
        <div className={styles.actions}>
          <Button type="submit" isBusy={isBusy}>
            {t(isBusy ? 'addresses.saving' : 'addresses.save')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('addresses.cancel')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
