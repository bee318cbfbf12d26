/**
 * Words that the gateway itself says to shoppers: refusals, suggestions, names of things. English here, in one place;
 * editors may keep others in display texts under the same title (catalogue.md 3, Display text).
 */
import type { RequestContext } from '../context.ts';
import { oncePerContext } from '../oncePerContext.ts';
import { withFallback } from '../sourceErrors.ts';
import { displayTexts } from './displayText.rules.ts';

/** By display text title; `{name}` is replaced by a value. */
export const english = {
  'Related Products': 'Related Products',
  'addOns.cart': 'Goes with what you have',
  'addOns.fit.sizes': 'Fits a waist of {waist} in {sizes}',
  'addOns.fit.fits': 'Fits your ski: {waist} at the waist',
  'addOns.fit.tooNarrow': 'Too narrow: your ski is {waist} at the waist',
  'addOns.fit.tooWide': 'Too wide: your ski is {waist} at the waist',
  'blog.title': 'Journal',
  'blog.description':
    'What happens in the press hall, on the snow and on the way there, written down by those who were there.',
  'Shop Now': 'Shop Now',
  'Learn More': 'Learn More',
  'preview.notice': 'Preview. Drafts are shown here.',
  'preview.leave': 'Leave the preview',
  'circus.title': 'Traveling circus',
  'team.title': 'Team',
  'circus.status.UPCOMING': 'Upcoming',
  'circus.status.ON_NOW': 'On now',
  'circus.status.OVER': 'Over',
  'circus.status.CANCELLED': 'Cancelled',
  'support.title': 'Support',
  'market.country.global': 'Other countries',
  'market.suggestion.question': 'You seem to be here: {country}. Change to the shop for that country?',
  'market.suggestion.accept': 'To the shop: {country}',
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
  'refusal.soldOut': 'None left.',
  'refusal.notPurchasable': 'This cannot be bought right now.',
  'refusal.unknownVariant': 'We no longer carry this item.',
  'refusal.noShopHere': 'There is no shop for your country.',
  'refusal.alreadyInStock': 'This is back. It can go into the cart right now.',
  'refusal.noStockNotice': 'We cannot write to you about this one.',
  'refusal.emailSignup.lists': 'Choose at least one kind of letter.',
  'refusal.emailSignup.consent': 'Tick the box: without it we may not write to you.',
  'refusal.emailSignup.closed': 'We do not send letters to your country.',
  'refusal.invalidQuantity': 'A quantity is 1 to {most}.',
  'refusal.cartLineGone': 'This is not in your cart any more.',
  'refusal.checkoutClosed': 'Your cart cannot go to the checkout as it is. Have a look at it.',
  'refusal.address.firstName': 'Enter a first name.',
  'refusal.address.lastName': 'Enter a last name.',
  'refusal.address.line1': 'Enter a street and house number.',
  'refusal.address.city': 'Enter a city.',
  'refusal.address.country': 'Choose a country from the list.',
  'refusal.address.state': 'Say which state it is in.',
  'refusal.address.province': 'Say which province it is in.',
  'refusal.address.prefecture': 'Say which prefecture it is in.',
  'refusal.address.region': 'Say which region it is in.',
  'refusal.address.postalCode': 'Enter a postal code such as {example}.',
  'refusal.address.gone': 'This address is not there any more.',
  'refusal.orderNumber': 'An order number has digits only. It is in the e-mail that confirmed the order.',
  'order.carrier': 'Parcel service',
  'refusal.orderNotFound': 'No order has this number and this e-mail address.',
  'refusal.invalidFields': 'Please look at what is marked.',
  'refusal.account.email': 'Enter an e-mail address such as name@example.com.',
  'refusal.account.emailUnusable': 'This address cannot be used. Check it, or enter another one.',
  'refusal.account.password': 'Choose a password of {least} to {most} characters.',
  'refusal.account.firstName': 'Enter your first name.',
  'refusal.account.lastName': 'Enter your last name.',
  'refusal.account.phone': 'Enter a phone number, or leave it out.',
  'refusal.account.tooLong': 'At most {most} characters fit here.',
  'refusal.account.proCode': 'This pro code is not valid. Check it, or ask whoever gave it to you.',
  'refusal.proCode.required': 'Enter your pro code.',
  'refusal.proCode.expired': 'This pro code has expired. Ask whoever gave it to you for a new one.',
  'refusal.proCode.used': 'This pro code has been used already. Each one works once.',
  'refusal.proCode.otherStore': 'This pro code is for the shop of another region.',
  'refusal.account.refused': 'This was not accepted. Please check it.',
  'refusal.invalidCredentials': 'This e-mail address and password do not belong together.',
  'refusal.wrongPassword': 'This is not your password.',
  'refusal.tooManyAttempts': 'That was tried too often. Please wait {minutes} min and try again.',
  'refusal.notSignedIn': 'You are not signed in. Please sign in again.',
  'store.kind.OWN': 'Our own shop',
  'store.kind.DEALER': 'Dealer',
  'store.kind.RENTAL': 'Rental',
  'store.kind.REPAIR': 'Workshop',
  'store.service.mounting': 'Mounts bindings',
  'store.service.tuning': 'Edges and wax',
  'store.service.bootfitting': 'Fits boots',
  'store.service.demo': 'Lends demo skis',
  'store.service.rental': 'Rents',
  'store.service.repair': 'Repairs',
  'store.openUntil': 'Open until {time}',
  'store.alwaysOpen': 'Always open',
  'store.closed': 'Closed',
  'store.closedForSeason': 'Closed for the season, opens on {day}',
  'store.opensToday': 'Closed, opens at {time}',
  'store.opensTomorrow': 'Closed, opens tomorrow at {time}',
  'store.opensOn': 'Closed, opens on {day} at {time}',
  'refusal.unknownPlace': 'We know no place called “{place}”. Try the next larger town.',
  'refusal.accountNotCreated':
    'No account could be made with these details. Check them; if you may have an account already, sign in or reset your password.',
} as const;

export type WordsKey = keyof typeof english;

/** All display texts of the request's language, by normal title. Without content there are none, and English stands. */
export const managedWords = oncePerContext(async (ctx) => {
  const [texts, duplicates] = await Promise.all([
    withFallback(ctx.delivery.displayText(), null),
    withFallback(ctx.delivery.duplicateDisplayText(), null),
  ]);
  // What editors wrote a second time only fills gaps.
  return displayTexts(duplicates?.display_text_input, texts?.display_text_input);
});

export async function words(
  ctx: RequestContext,
  key: WordsKey,
  values: Readonly<Record<string, string | number>> = {},
): Promise<string> {
  const text = (await managedWords(ctx)).get(key.toLowerCase()) ?? english[key];
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
