/** Assembles the schema: imports all domains, then builds it. */
import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLNonNull,
  GraphQLSchema,
  isScalarType,
  specifiedDirectives,
} from 'graphql';
import { withArgumentBounds } from './argumentBounds.ts';
import { builder } from './builder.ts';
import './region/markets/market.ts';
import './region/passwordReset.ts';
import './region/locales/marketScalars.ts';
import './region/formats/moneyScalars.ts';
import './region/formats/money.ts';
import './media/image.ts';
import './media/video.ts';
import './content/brand/brand.ts';
import './content/brand/brandPlace.ts';
import './content/brand/emailSignup.ts';
import './content/brand/contactPoints.ts';
import './content/brand/delivery.ts';
import './content/brand/marketFields.ts';
import './content/navigation/header.ts';
import './content/navigation/footer.ts';
import './content/pages/notFoundPage.ts';
import './content/pages/page.ts';
import './content/blog/blog.ts';
import './content/preview/preview.ts';
import './content/pages/hotspot.ts';
import './content/preview/editTags.ts';
import './content/support/supportQueries.ts';
import './content/wording/wording.ts';
import './content/circus/circusPosts.ts';
import './content/team/teamPage.ts';
import './content/places/place.ts';
import './content/stores/stores.ts';
import './catalog/categories/category.ts';
import './catalog/categories/categoryConnection.ts';
import './catalog/products/product.ts';
import './catalog/products/bestsellers.ts';
import './catalog/products/productConnection.ts';
import './catalog/changes/productsChanged.ts';
import './catalog/offers/productOffer.ts';
import './catalog/variants/weight.ts';
import './catalog/comparison/comparison.ts';
import './catalog/addOns/addOns.ts';
import './catalog/sets/skiSet.ts';
import './catalog/offers/stockNoticeOffer.ts';
import './catalog/ride/ride.ts';
import './catalog/sizeFinder/sizeFinder.ts';
import './catalog/markets/marketChoices.ts';
import './catalog/markets/marketSuggestion.ts';
import './catalog/contentFields/editTags.ts';
import './catalog/contentFields/blockFields.ts';
import './catalog/categories/categoryGroups.ts';
import './catalog/contentFields/blogFields.ts';
import './catalog/contentFields/hotspotProduct.ts';
import './catalog/contentFields/athleteProducts.ts';
import './catalog/contentFields/supportFields.ts';
import './search/listing/categoryProducts.ts';
import './search/search.ts';
import './search/suggestions/searchSuggestions.ts';
import './search/reportSearchClick.ts';
import './specificationContract/colorGroups.ts';
import './specificationContract/automatedRelatedProductIds.ts';
import './specificationContract/relatedProducts.ts';
import './specificationContract/errorPage.ts';
import './specificationContract/rawSearch.ts';
import './cart/checkout/productShipping.ts';
import './cart/checkout/freeShipping.ts';
import './cart/cart.ts';
import './cart/cartAddOns.ts';
import './cart/lines/addCartItem.ts';
import './cart/lines/addCartItems.ts';
import './cart/lines/changeCartItem.ts';
import './cart/lines/removeCartItem.ts';
import './cart/deleteCart.ts';
import './cart/checkout/checkout.ts';
import './cart/checkout/openCheckout.ts';
import './cart/checkout/testStore.ts';
import './customer/customer.ts';
import './customer/customerRefusals.ts';
import './customer/signIn/signIn.ts';
import './customer/signIn/signOut.ts';
import './customer/account/createAccount.ts';
import './customer/account/updateProfile.ts';
import './customer/account/changeCredentials.ts';
import './customer/account/deleteAccount.ts';
import './customer/pro/spendMeter.ts';
import './customer/pro/proMembership.ts';
import './customer/pro/joinProProgramme.ts';
import './customer/addresses/addressCountries.ts';
import './customer/addresses/address.ts';
import './customer/addresses/createAddress.ts';
import './customer/addresses/updateAddress.ts';
import './customer/addresses/deleteAddress.ts';
import './customer/addresses/setDefaultAddress.ts';
import './customer/orders/order.ts';
import './customer/orders/findOrder.ts';
import './customer/emails/requestStockNotice.ts';
import './customer/emails/joinEmailLists.ts';

/** `locale` has the scalar of the types, which exists once they are built. */
function inContextOf(types: GraphQLSchema): GraphQLDirective {
  const locale = types.getType('Locale');
  if (!isScalarType(locale)) throw new Error('The schema has no scalar Locale.');
  return new GraphQLDirective({
    name: 'inContext',
    description:
      'Locale of the whole operation, such as `de-de` or `en-us`: the value of the URL’s `{lang}`. Market, language, store and currency follow from it; en-us when absent. Explicit `locale` and `bcRegion` arguments override it.',
    locations: [DirectiveLocation.QUERY, DirectiveLocation.MUTATION],
    args: {
      locale: {
        type: new GraphQLNonNull(locale),
        description:
          'Text that is no locale is refused with the code `UNKNOWN_LOCALE`. One that is not offered is taken, see `Locale`: `extensions.hints` then says so.',
      },
    },
  });
}

const types = builder.toSchema({ directives: specifiedDirectives });

export const schema = withArgumentBounds(
  new GraphQLSchema({ ...types.toConfig(), directives: [...types.getDirectives(), inContextOf(types)] }),
);
