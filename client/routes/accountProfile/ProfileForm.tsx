/** Names, phone and company. Unsaved input is never overwritten by a response. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProfileForm_customer$key } from '#relay/ProfileForm_customer.graphql.ts';
import { formRemarks } from '../../components/Refusal/outcome.rules.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { NameRow } from '../../components/NameRow/NameRow.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { TextField } from '../../ui/Field/TextField.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { formsWording } from '../../wording/account/forms.ts';
import { useWording } from '../../wording/wording.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { SavedStatus } from './SavedStatus.tsx';
import { useUpdateProfile } from './useUpdateProfile.ts';

export function ProfileForm({ customer: key }: { customer: ProfileForm_customer$key }) {
  const t = useWording(accountWording, formsWording);
  const { lang } = useRouteMatch();
  const customer = useFragment(
    graphql`
      fragment ProfileForm_customer on Customer {
        firstName
        lastName
        phone
        company
      }
    `,
    key,
  );
  const { send, isSending, outcome, forget } = useUpdateProfile(lang);
  const optionalLabel = t('forms.optional');
  return (
    <ProfileSection title={t('profile.details')}>
      <Form
        isBusy={isSending}
        requiredMessage={t('forms.required')}
        {...formRemarks(outcome)}
        onSubmit={({ firstName = '', lastName = '', phone = '', company = '' }) =>
          send({ firstName, lastName, phone: phone || null, company: company || null })
        }
      >
        <NameRow
          firstLabel={t('profile.firstName')}
          lastLabel={t('profile.lastName')}
          defaults={customer}
          onChange={forget}
        />
        <TextField
          name="phone"
          type="tel"
          label={t('profile.phone')}
          optionalLabel={optionalLabel}
          autoComplete="tel"
          defaultValue={customer.phone ?? ''}
          onChange={forget}
        />
        <TextField
          name="company"
          label={t('profile.company')}
          optionalLabel={optionalLabel}
          autoComplete="organization"
          defaultValue={customer.company ?? ''}
          onChange={forget}
        />
        <SavedStatus isSaved={outcome?.kind === 'done'} text={t('profile.saved')}>
          <Button type="submit" isBusy={isSending}>
            {t(isSending ? 'profile.saving' : 'profile.save')}
          </Button>
        </SavedStatus>
      </Form>
    </ProfileSection>
  );
}
