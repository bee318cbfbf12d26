/**
 * For a sold-out variant: a form for a back-in-stock email, and the confirmation. Its code loads when a shopper views a
 * sold-out variant (BuyBox).
 */
import { useEffect, useId, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { StockNotice_variant$key } from '#relay/StockNotice_variant.graphql.ts';
import { BotNotice } from '../../../components/BotNotice/BotNotice.tsx';
import { formRemarks } from '../../../components/Refusal/outcome.rules.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { TextField } from '../../../ui/Field/TextField.tsx';
import { Form } from '../../../ui/Form/Form.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { formsWording } from '../../../wording/account/forms.ts';
import { stockNoticeWording } from '../../../wording/shopping/stockNotice.ts';
import { useWording } from '../../../wording/wording.ts';
import { latestNoticeEmail, forgetNoticeEmail, useNoticeEmail } from './stockNoticeEmails.ts';
import styles from './StockNotice.module.css';
import { useRequestStockNotice } from './useRequestStockNotice.ts';

interface StockNoticeProps {
  variant: StockNotice_variant$key;
  locale: string;
}

export default function StockNotice({ variant: key, locale }: StockNoticeProps) {
  const t = useWording(formsWording, stockNoticeWording);
  const titleId = useId();
  const { id, stockNotice } = useFragment(
    graphql`
      fragment StockNotice_variant on Variant {
        id
        stockNotice {
          consent
          viewerEmail
        }
      }
    `,
    key,
  );
  const { requestStockNotice, isRequesting, outcomeFor } = useRequestStockNotice(locale);
  const noted = useNoticeEmail(id);
  const element = useRef<HTMLElement>(null);
  const shown = useRef({ id, noted });
  // The focused control is gone: focus its replacement. Switching variants moves no focus.
  useEffect(() => {
    const before = shown.current;
    shown.current = { id, noted };
    if (before.id !== id || before.noted === noted) return;
    element.current?.querySelector<HTMLElement>(noted === null ? 'input' : '[data-noted]')?.focus();
  }, [id, noted]);

  if (!stockNotice) return null;
  const { consent, viewerEmail } = stockNotice;
  return (
    <section ref={element} aria-labelledby={titleId} className={styles.notice}>
      <h2 id={titleId} className={styles.title}>
        {t('stock.notice.title')}
      </h2>
      {noted === null ? (
        <Form
          className={styles.form}
          onSubmit={({ email = '' }) => requestStockNotice(id, email)}
          isBusy={isRequesting}
          {...formRemarks(outcomeFor(id))}
          requiredMessage={t('forms.required')}
          emailMessage={t('forms.email')}
        >
          <TextField
            name="email"
            type="email"
            label={t('stock.notice.email')}
            hint={consent}
            defaultValue={latestNoticeEmail() ?? viewerEmail ?? ''}
            required
            autoComplete="email"
            maxLength={255}
          />
          <Button type="submit" variant="secondary" isBusy={isRequesting}>
            {t(isRequesting ? 'stock.notice.submitting' : 'stock.notice.submit')}
          </Button>
          <BotNotice isShort />
        </Form>
      ) : (
        <div className={styles.done}>
          <p data-noted tabIndex={-1} className={styles.noted}>
            <Icon name="check" className={styles.sign} />
            {t('stock.notice.done', { email: noted })}
          </p>
          <Button variant="quiet" onClick={() => forgetNoticeEmail(id)}>
            {t('stock.notice.change')}
          </Button>
        </div>
      )}
    </section>
  );
}
