/** The tabs that GraphiQL opens with. */
export const defaultQuery = `# Skarn's schema. Every operation names its market by locale,
# which is the first path segment of the shop's URLs.
# The header x-explain: upstream adds the upstream calls to extensions.upstream.
# Mutations require the header csrf-token, and forms x-bot-token: see /api/reference/guide.

query Category($locale: Locale! = "en-us") @inContext(locale: $locale) {
  category(handle: "skis") {
    displayTitle
    breadcrumbs { title path }
    products(first: 6, sort: PRICE_ASC) {
      totalCount
      facets { label values { label count } }
      edges {
        cursor
        node {
          displayTitle
          path
          tags
          price { current { formatted } highest { formatted } regular { formatted } }
          swatches { label hexColors }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}
`;

const product = `query Product($locale: Locale! = "de-de", $handle: String! = "lodestar-98") @inContext(locale: $locale) {
  product(handle: $handle) {
    __typename
    ... on Product {
      id
      displayTitle
      tagline
      availability
      price { current { amount currency { code } formatted } isOnSale isRetailPrice }
      options { name values { label hexColors } }
      variants { sku selections { name value } availability isPurchasable unitsLeft }
      specifications { title value }
      related(first: 4) { displayTitle path }
    }
    ... on WithdrawnProduct { header message alternatives { displayTitle path } }
  }
}
`;

const home = `query Home($locale: Locale! = "ja-jp") @inContext(locale: $locale) {
  market { country language currency { code } hasShop }
  header { mainNav { link { text href } children { link { text href } } } }
  page(handle: "home") {
    title
    blocks {
      __typename
      ... on BannerBlock { banner { contentHtml buttons { text link { href } } } }
      ... on ProductGridBlock { heading products { displayTitle price { current { formatted } } } }
    }
  }
}
`;

const search = `query Search($locale: Locale! = "en-us", $term: String! = "powder") @inContext(locale: $locale) {
  search(searchTerm: $term, first: 6, filter: { facets: [{ facet: "color", values: ["Green", "Blue"], match: NONE }] }) {
    totalCount
    correctedTerm
    kindCounts { kind count }
    edges {
      node {
        __typename
        path
        titleParts { text isMatch }
        excerptParts { text isMatch }
        ... on ProductSearchResult { product { displayTitle price { current { formatted } } } }
        ... on PostResult { topic publishedAt { formatted } }
      }
    }
  }
  searchSuggestions(term: "lod") { queries { text } results { title path } }
}
`;

const related = `# The four operations of the shipped clients keep their names and arguments.
query GetRelatedProducts($uids: [String!] = ["product_lodestar_98"]) {
  relatedProducts(uids: $uids, locale: "en-us", bcRegion: "us", includeVariantRetailPrice: true) {
    uid
    title
    url
    bcProduct { calculatedPrice { value } variationPriceRange { lowPrice highPrice } isInStock }
  }
}

query colorGroups {
  colorGroups(locale: "en-us") { color_name option_swatch_hex child_colors }
}
`;

/** Also shown in the reference. */
export const exampleTabs = [
  { title: 'A category with its cheapest products', query: defaultQuery },
  { title: 'A product in another market', query: product },
  { title: 'A search with suggestions', query: search },
  { title: 'The home page’s content', query: home },
  { title: 'Operations of earlier clients', query: related },
];
