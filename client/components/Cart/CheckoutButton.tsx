/**
 * Link to the hosted checkout, or why it is unavailable. Disabled while a change is in flight. A mutation tells the
 * gateway that the shopper leaves for it, since an order ends the cart. Signed-in customers wait for its address, which
 * signs them in there too; guests, and everybody without scripts, follow a plain link.
 */
import { useId, useState } from 'react';
import type { MouseEvent } from 'react';
import { commitMutation, graphql, useFragment, useMutation, useRelayEnvironment } from 'react-relay/hooks.js';
import type { CheckoutButton_cart$key } from '#relay/CheckoutButton_cart.graphql.ts';
import type { CheckoutButtonMutation } from '#relay/CheckoutButtonMutation.graphql.ts';
import { survivesUnload } from '../../relay/requestMetadata.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { cartWording } from '../../wording/shopping/cart.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './CheckoutButton.module.css';

interface CheckoutButtonProps {
  cart: CheckoutButton_cart$key;
  /** The URL prefix: it decides the market, and with it the cart. */
  locale: string;
  isPending: boolean;
  isSignedIn: boolean;
}

export function CheckoutButton({ cart: key, locale, isPending, isSignedIn }: CheckoutButtonProps) {
  const t = useWording(cartWording);
  const reasonId = useId();
  const { checkoutUrl, checkoutHold } = useFragment(
    graphql`
      fragment CheckoutButton_cart on Cart {
        checkoutUrl
        checkoutHold
      }
    `,
    key,
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const environment = useRelayEnvironment();
  const mutation = graphql`
    mutation CheckoutButtonMutation($locale: Locale!) @inContext(locale: $locale) {
      openCheckout {
        ... on OpenCheckoutPayload @alias(as: "payload") {
          url
        }
        ... on Refusal @alias(as: "refusal") {
          message
        }
      }
    }
  `;
  const [commit, isOpening] = useMutation<CheckoutButtonMutation>(mutation);

  const handleClick = (event: MouseEvent) => {
    if (checkoutUrl === null) return;
    if (!isSignedIn) {
      commitMutation<CheckoutButtonMutation>(environment, {
        mutation,
        variables: { locale },
        cacheConfig: { force: true, metadata: survivesUnload },
        onError: () => {},
      });
      return;
    }
    if (isOtherTab(event)) return;
    event.preventDefault();
    if (isOpening) return;
    setRefusal(null);
    // If sign-in at the checkout fails, use the plain link.
    const followLink = () => window.location.assign(checkoutUrl);
    commit({
      variables: { locale },
      onCompleted: ({ openCheckout: result }) => {
        if (result?.payload) window.location.assign(result.payload.url);
        else if (result?.refusal) setRefusal(result.refusal.message);
        else followLink();
      },
      onError: followLink,
    });
  };

  const isOpen = checkoutUrl !== null && !isPending;
  const reason = refusal ?? (checkoutUrl === null ? t(reasonOf(checkoutHold ?? null)) : null);
  return (
    <div className={styles.checkout}>
      {isOpen ? (
        <a
          href={checkoutUrl}
          // No referrer for the checkout's host.
          referrerPolicy="no-referrer"
          className={buttonClass('primary', styles.button)}
          aria-busy={isOpening || undefined}
          onClick={handleClick}
        >
          {t('cart.checkout')}
        </a>
      ) : (
        <Button
          className={styles.button}
          isBusy={isPending}
          disabled={!isPending}
          aria-describedby={reason === null ? undefined : reasonId}
        >
          {t('cart.checkout')}
        </Button>
      )}
      {reason === null || isPending ? null : (
        <p id={reasonId} className={styles.reason} role={refusal === null ? undefined : 'alert'}>
          {reason}
        </p>
      )}
    </div>
  );
}

function reasonOf(hold: string | null) {
  switch (hold) {
    case 'EMPTY':
    case 'LINES':
    case 'NOT_SET_UP':
      return `cart.checkout.${hold}` as const;
    default:
      return 'cart.checkout.down';
  }
}

function isOtherTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
