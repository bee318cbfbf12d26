/**
 * Texts that the gateway itself shows to shoppers: refusals, suggestions, labels. English defaults; editors can
 * override them with display texts of the same title (catalogue.md 3, Display text).
 */
import { whenKnown, type Awaitable } from '../../../sources/transport/awaitable.ts';
import type { RequestContext } from '../../context.ts';
import { memoizePerContext } from '../../memoizePerContext.ts';
import { withFallback } from '../../sourceErrors.ts';
import { displayTexts } from './displayText.rules.ts';

/** By display text title; `{name}` is a placeholder. */
export const english = {
  'Related Products': 'Related Products',
  'product.nameWithKind': '{name} {kind}',
  'addOns.cart': 'Goes well with your cart',
  'addOns.fit.sizes': 'Fits a {waist} waist in {sizes}',
  'addOns.fit.fits': 'Fits your ski: {waist} at the waist',
  'addOns.fit.tooNarrow': 'Too narrow: your ski is {waist} at the waist',
  'addOns.fit.tooWide': 'Too wide: your ski is {waist} at the waist',
  'set.brake': 'Its brake fits',
  'set.brakes': 'Brake {sizes} fits',
  'set.skin': 'Length {sizes} fits',
  'set.skin.any': 'Fits every length',
  'blog.title': 'Journal',
  'blog.description':
    'Stories from the press hall, the snow and the road in between, told by the people who were there.',
  'Shop Now': 'Shop Now',
  'Learn More': 'Learn More',
  'preview.notice': 'Preview. Drafts are shown here.',
  'preview.leave': 'Leave the preview',
  'circus.title': 'Traveling circus',
  'team.title': 'Team',
  'circus.status.UPCOMING': 'Upcoming',
  'circus.status.ON_NOW': 'On now',
  'circus.status.OVER': 'Over',
  'circus.status.CANCELLED': 'Canceled',
  'support.title': 'Support',
  'market.country.global': 'Other countries',
  'market.suggestion.question': 'Your location looks like {country}. Switch to the shop for that country?',
  'market.suggestion.accept': 'Switch to {country}',
  'market.suggestion.decline': 'Stay here',
  'testStore.title': 'What your request resolved to',
  'testStore.locale': 'Locale',
  'testStore.country': 'Country',
  'testStore.language': 'Language',
  'testStore.contentRegion': 'Content region',
  'testStore.store': 'Store',
  'testStore.currency': 'Currency',
  'testStore.currencies': 'Currencies of the store',
  'testStore.checkout': 'Checkout',
  'testStore.none': 'None here',
  'refusal.insufficientStock': 'Only {available} left.',
  'refusal.soldOut': 'This item is sold out.',
  'refusal.notPurchasable': 'This item isn’t available right now.',
  'refusal.unknownVariant': 'We no longer carry this item.',
  'refusal.oneOfSeveral': '{title}: {reason} Nothing was added to your cart.',
  'refusal.several': '{reason} Nothing was added to your cart.',
  'refusal.noShopHere': 'We don’t sell online in your country yet.',
  'refusal.alreadyInStock': 'It’s back in stock. Add it to your cart now.',
  'refusal.noStockNotice': 'Back-in-stock emails aren’t available for this item.',
  'refusal.emailSignup.lists': 'Choose at least one topic.',
  'refusal.emailSignup.consent': 'Check the box to get our emails.',
  'refusal.emailSignup.closed': 'Our emails aren’t available in your country.',
  'refusal.invalidQuantity': 'Enter a quantity from 1 to {most}.',
  'refusal.cartLineGone': 'This item is no longer in your cart.',
  'refusal.checkoutClosed':
    'Some items aren’t available as is. Remove them or reduce their quantity to check out.',
  'refusal.address.firstName': 'Enter a first name.',
  'refusal.address.lastName': 'Enter a last name.',
  'refusal.address.line1': 'Enter a street and house number.',
  'refusal.address.city': 'Enter a city.',
  'refusal.address.country': 'Choose a country from the list.',
  'refusal.address.state': 'Enter the state.',
  'refusal.address.province': 'Enter the province.',
  'refusal.address.prefecture': 'Enter the prefecture.',
  'refusal.address.region': 'Enter the region.',
  'refusal.address.postalCode': 'Enter a postal code such as {example}.',
  'refusal.address.gone': 'This address was deleted. Add it again if you need it.',
  'refusal.orderNumber': 'Enter digits only. Your order number is in your confirmation email.',
  'order.carrier': 'Carrier',
  'refusal.orderNotFound': 'No order matches this number and email. Check both and try again.',
  'refusal.invalidFields': 'Check the highlighted fields.',
  'refusal.account.email': 'Enter an email address like name@example.com.',
  'refusal.account.emailUnusable': 'This email address can’t be used. Check it, or enter another.',
  'refusal.account.password': 'Choose a password of {least} to {most} characters.',
  'refusal.account.firstName': 'Enter your first name.',
  'refusal.account.lastName': 'Enter your last name.',
  'refusal.account.phone': 'Enter a valid phone number, or leave it blank.',
  'refusal.account.tooLong': 'Use {most} characters or fewer.',
  'refusal.account.proCode': 'This pro code isn’t valid. Check it, or ask whoever gave it to you.',
  'refusal.proCode.required': 'Enter your pro code.',
  'refusal.proCode.expired': 'This pro code has expired. Ask whoever gave it to you for a new one.',
  'refusal.proCode.used': 'This pro code has already been used. Each code works once.',
  'refusal.proCode.otherStore':
    'This pro code is for another region’s shop. Switch to that region to use it.',
  'refusal.account.refused': 'This entry wasn’t accepted. Check it and try again.',
  'refusal.invalidCredentials': 'Incorrect email or password. Try again.',
  'refusal.wrongPassword': 'Incorrect password. Try again.',
  'refusal.tooManyAttempts': 'Too many attempts. Try again in {minutes} min.',
  'refusal.notSignedIn': 'You’ve been signed out. Sign in again to continue.',
  'picture.front.skis': '{product}: both skis from above',
  'picture.back.skis': '{product}: the base',
  'picture.back.binding': '{product}: from the side',
  'picture.back': '{product}: the other side',
  'picture.detail.skis': '{product}: the tips up close',
  'picture.detail': '{product}: close-up',
  'picture.tail.skis': '{product}: the tails up close, one ski turned over',
  'picture.side.skis': '{product}: one ski from the side, with its camber and rocker',
  'picture.mounted.skis': '{product}: with a binding mounted, sold separately',
  'picture.heel.binding': '{product}: from behind, the heel in front',
  'picture.scene': '{product}: in the snow',
  'store.kind.OWN': 'Our own store',
  'store.kind.DEALER': 'Dealer',
  'store.kind.RENTAL': 'Rental',
  'store.kind.REPAIR': 'Workshop',
  'store.service.mounting': 'Binding installation',
  'store.service.tuning': 'Edges and wax',
  'store.service.bootfitting': 'Boot fitting',
  'store.service.demo': 'Demo skis',
  'store.service.rental': 'Rentals',
  'store.service.repair': 'Repairs',
  'store.openUntil': 'Open until {time}',
  'store.alwaysOpen': 'Always open',
  'store.closed': 'Closed',
  'store.closedForSeason': 'Closed for the season, opens on {day}',
  'store.opensToday': 'Closed, opens at {time}',
  'store.opensTomorrow': 'Closed, opens tomorrow at {time}',
  'store.opensOn': 'Closed, opens on {day} at {time}',
  'refusal.unknownPlace': 'We couldn’t find “{place}”. Try a larger town nearby.',
  'refusal.accountNotCreated':
    'We couldn’t create an account with these details. Check them; if you may already have an account, sign in or reset your password.',
} as const;

export type WordsKey = keyof typeof english;

/** All display texts of the request's language by normalized title; empty when the content service fails. */
export const managedWords = memoizePerContext(async (ctx) => {
  const [texts, duplicates] = await Promise.all([
    withFallback(ctx.delivery.displayText(), null),
    withFallback(ctx.delivery.duplicateDisplayText(), null),
  ]);
  // Duplicates only fill gaps.
  return displayTexts(duplicates?.display_text_input, texts?.display_text_input);
});

export function words(
  ctx: RequestContext,
  key: WordsKey,
  values: Readonly<Record<string, string | number>> = {},
): Awaitable<string> {
  return whenKnown(managedWords(ctx), (texts) => {
    const text = texts.get(key.toLowerCase()) ?? english[key];
    return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  });
}
