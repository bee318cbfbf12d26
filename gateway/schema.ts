/** Assembles the schema: imports all domains, then builds it. */
import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLNonNull,
  GraphQLString,
  specifiedDirectives,
} from 'graphql';
import { withArgumentBounds } from './argumentBounds.ts';
import { builder } from './builder.ts';
import './region/market.ts';
import './region/passwordReset.ts';
import './region/money.ts';
import './media/image.ts';
import './media/video.ts';
import './content/brand.ts';
import './content/brandPlace.ts';
import './content/emailSignup.ts';
import './content/contactPoints.ts';
import './content/marketFields.ts';
import './content/header.ts';
import './content/footer.ts';
import './content/notFoundPage.ts';
import './content/page.ts';
import './content/blog.ts';
import './content/preview.ts';
import './content/hotspot.ts';
import './content/editTags.ts';
import './content/supportQueries.ts';
import './content/wording.ts';
import './content/circusPosts.ts';
import './content/teamPage.ts';
import './content/place.ts';
import './content/stores.ts';
import './catalog/category.ts';
import './catalog/product.ts';
import './catalog/productOffer.ts';
import './catalog/publicOffer.ts';
import './catalog/products.ts';
import './catalog/comparison.ts';
import './catalog/addOns.ts';
import './catalog/stockNoticeOffer.ts';
import './catalog/otherBreadcrumbs.ts';
import './catalog/withdrawnProduct.ts';
import './catalog/alternates.ts';
import './catalog/marketChoices.ts';
import './catalog/marketSuggestion.ts';
import './catalog/editTags.ts';
import './catalog/blockFields.ts';
import './catalog/categoryGroups.ts';
import './catalog/blogFields.ts';
import './catalog/hotspotProduct.ts';
import './catalog/athleteProducts.ts';
import './catalog/supportFields.ts';
import './catalog/colorGroups.ts';
import './catalog/automatedRelatedProductIds.ts';
import './catalog/relatedProducts.ts';
import './catalog/errorPage.ts';
import './search/categoryProducts.ts';
import './search/search.ts';
import './search/searchSuggestions.ts';
import './search/reportSearchClick.ts';
import './cart/freeShipping.ts';
import './cart/cart.ts';
import './cart/cartAddOns.ts';
import './cart/addCartItem.ts';
import './cart/changeCartItem.ts';
import './cart/removeCartItem.ts';
import './cart/deleteCart.ts';
import './cart/checkout.ts';
import './cart/openCheckout.ts';
import './cart/testStore.ts';
import './customer/customer.ts';
import './customer/customerRefusals.ts';
import './customer/signIn.ts';
import './customer/signOut.ts';
import './customer/createAccount.ts';
import './customer/updateProfile.ts';
import './customer/changeCredentials.ts';
import './customer/deleteAccount.ts';
import './customer/spendMeter.ts';
import './customer/proMembership.ts';
import './customer/joinProProgramme.ts';
import './customer/addressCountries.ts';
import './customer/address.ts';
import './customer/createAddress.ts';
import './customer/updateAddress.ts';
import './customer/deleteAddress.ts';
import './customer/setDefaultAddress.ts';
import './customer/order.ts';
import './customer/findOrder.ts';
import './customer/requestStockNotice.ts';
import './customer/joinEmailLists.ts';

const inContext = new GraphQLDirective({
  name: 'inContext',
  description:
    'Locale of the whole operation, such as `de-de` or `en-us`: the value of the URL’s `{lang}`. Market, language, store and currency follow from it; en-us when absent. Explicit `locale` and `bcRegion` arguments override it.',
  locations: [DirectiveLocation.QUERY, DirectiveLocation.MUTATION],
  args: {
    locale: {
      type: new GraphQLNonNull(GraphQLString),
      description: '`language-country`, in any case. An unknown one is refused.',
    },
  },
});

export const schema = withArgumentBounds(
  builder.toSchema({ directives: [...specifiedDirectives, inContext] }),
);
