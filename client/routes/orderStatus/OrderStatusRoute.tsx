/** Order status without an account: needs the order's number and email address. */
import { useEffect, useRef } from 'react';
import { accountHref } from '../../components/AccountFrame/accountSections.ts';
import { BotNotice } from '../../components/BotNotice/BotNotice.tsx';
import { Link } from '../../navigation/Link.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { formRemarks } from '../../components/Refusal/outcome.rules.ts';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { TextField } from '../../ui/Field/TextField.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { formsWording } from '../../wording/account/forms.ts';
import { useWording } from '../../wording/wording.ts';
import { OrderReport } from './OrderReport.tsx';
import styles from './OrderStatusRoute.module.css';
import { useFindOrder } from './useFindOrder.ts';

export function OrderStatusRoute({ match }: ScreenProps) {
  const t = useWording(accountWording, formsWording);
  const { findOrder, isFinding, outcome } = useFindOrder(match.lang);
  const result = useRef<HTMLElement>(null);
  const hasFound = outcome?.kind === 'done';
  // On a phone it is below the fold.
  useEffect(() => {
    if (hasFound) result.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFound]);
  return (
    <div className={styles.page}>
      <Head title={t('orderStatus.pageTitle', { brand: brandName })} noindex />
      <h1 tabIndex={-1} className={styles.title}>
        {t('orderStatus.title')}
      </h1>
      <p className={styles.text}>{t('orderStatus.text')}</p>
      <Form
        onSubmit={(values) => findOrder(values['number'] ?? '', values['email'] ?? '')}
        isBusy={isFinding}
        {...formRemarks(outcome)}
        requiredMessage={t('forms.required')}
        emailMessage={t('forms.email')}
      >
        <TextField
          name="number"
          label={t('orderStatus.number')}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          name="email"
          type="email"
          label={t('orderStatus.email')}
          hint={t('orderStatus.emailHint')}
          required
          autoComplete="email"
        />
        <Button type="submit" isBusy={isFinding}>
          {t(isFinding ? 'orderStatus.finding' : 'orderStatus.find')}
        </Button>
        <BotNotice />
      </Form>
      <section
        ref={result}
        aria-label={t('orderStatus.result')}
        aria-live="polite"
        aria-busy={isFinding || undefined}
        className={styles.result}
      >
        {outcome?.kind === 'done' && <OrderReport order={outcome.payload} />}
      </section>
      <p className={styles.account}>
        <Link href={accountHref(match.lang, 'home')} preload="intent">
          {t('orderStatus.toAccount')}
        </Link>
      </p>
    </div>
  );
}

export default OrderStatusRoute;
