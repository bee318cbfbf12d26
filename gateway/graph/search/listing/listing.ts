/**
 * A faceted list of the engine's documents: category products or search results. The number of upstream calls does not
 * depend on the page size: one search, plus one per facet with a selection.
 */
import type { GraphQLError } from 'graphql';
import { MAX_NODES } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { codedError } from '../../codedError.ts';
import type { FacetChoice } from '../../catalog/products/productList.rules.ts';
import { priceCountry } from '../../region/formats/currency.rules.ts';
import { marketCurrency, marketFlags } from '../../region/markets/market.ts';
import { badInput } from '../../sourceErrors.ts';
import type { EngineFilter, SearchFilter, SearchResultJson } from '../../../sources/engine/driver.ts';
import type { EngineAnswer, EngineQuery } from '../../../sources/engine/engine.ts';
import {
  countedRange,
  countedValues,
  countRequests,
  type CountedRange,
  type CountedValue,
} from '../facets/facetCounts.rules.ts';
import {
  facetDefinitions,
  filtersOf,
  priceField,
  type FacetDefinition,
  type FacetMarket,
} from '../facets/facets.rules.ts';
import { facetHint } from '../facets/facetHint.rules.ts';
import {
  enginePage,
  MAX_RESULTS,
  needsTotal,
  windowOf,
  type ConnectionArgs,
  type Window,
} from './paging.rules.ts';

export interface CountedFacet {
  definition: FacetDefinition;
  values: CountedValue[];
  range: CountedRange | null;
  /** Number of products without its selection; null when it has none. */
  countWithout: number | null;
}

export function facetMarket({ scope }: RequestContext): FacetMarket {
  return {
    hasShop: marketFlags(scope).hasShop,
    commerceRegion: scope.commerceRegion,
    country: priceCountry(scope.country),
    currency: marketCurrency(scope),
  };
}

/** Products the store does not sell have no price field and would leave gaps in the page. Null without a store. */
export function soldHere(ctx: RequestContext): SearchFilter | null {
  const market = facetMarket(ctx);
  const price = priceField(market);
  return market.hasShop && price !== null ? { field: price, values: [{ from: 0 }] } : null;
}

export const onlyProducts: SearchFilter = { field: 'document_kind', values: ['product'] };

/** The documents of a list before filtering. */
export type ListingBase = Pick<EngineQuery, 'term' | 'locales' | 'excludeRegions'> & {
  filters: readonly EngineFilter[];
};

export interface ListingPageArgs extends Pick<EngineQuery, 'sort' | 'resultFields'> {
  window: Window;
  /** Fields to count besides the facets'. */
  counted?: NonNullable<EngineQuery['facets']>;
}

export class Listing {
  readonly ctx: RequestContext;
  readonly #base: ListingBase;
  readonly #choices: readonly FacetChoice[];
  readonly #definitions: FacetDefinition[];

  constructor(ctx: RequestContext, base: ListingBase, choices: readonly FacetChoice[]) {
    this.ctx = ctx;
    this.#base = base;
    this.#choices = choices;
    this.#definitions = facetDefinitions(facetMarket(ctx));
    for (const choice of choices) {
      const hint = facetHint(this.#definitions, choice);
      if (hint !== null) ctx.hint(hint);
    }
  }

  /** The window of a connection's arguments; takes another search only when it depends on the list's length. */
  async window(field: string, args: ConnectionArgs): Promise<Window> {
    if (!needsTotal(args)) return checkedWindow(field, args, 0);
    const { totalResults } = await this.page(field, { window: { from: 0, to: 0 } });
    return checkedWindow(field, args, totalResults);
  }

  async page(field: string, { window, counted, ...request }: ListingPageArgs): Promise<EngineAnswer> {
    const page = enginePage(window);
    if (!page) throw windowExceeded(field);
    const answer = await this.ctx.engine.search({
      ...this.#base,
      ...request,
      filters: [...this.#base.filters, ...this.#filters(null)],
      facets: { ...this.#facetRequests(this.#definitions), ...counted },
      page,
    });
    if (window.from >= MAX_RESULTS && answer.totalResults >= MAX_RESULTS) throw windowExceeded(field);
    return answer;
  }

  /**
   * A facet with a selection is counted without it, so that shoppers can switch values: one more search each. Facets
   * without a choice are left out.
   */
  async facets(answer: EngineAnswer): Promise<CountedFacet[]> {
    const all = await Promise.all(
      this.#definitions.map(async (definition) => {
        const choices = this.#choicesOf(definition);
        const isChosen = filtersOf(definition, choices).length > 0;
        const counts = isChosen ? await this.#countsWithout(definition) : answer;
        const buckets = (counts.facets[definition.field] ?? []).map(({ data }) => data);
        return {
          definition,
          values: countedValues(definition, buckets, choices),
          range: countedRange(definition, buckets, choices),
          countWithout: isChosen ? counts.totalResults : null,
        };
      }),
    );
    return all.filter(({ values, range }) => values.length > 0 || range !== null);
  }

  #countsWithout(definition: FacetDefinition): Promise<EngineAnswer> {
    return this.ctx.engine.search({
      ...this.#base,
      filters: [...this.#base.filters, onlyProducts, ...this.#filters(definition.name)],
      facets: this.#facetRequests([definition]),
      page: { size: 0 },
    });
  }

  #choicesOf({ name }: FacetDefinition): FacetChoice[] {
    return this.#choices.filter(({ facet }) => facet === name);
  }

  /** Facets unknown here are ignored, so that old or foreign links still show the list. */
  #filters(except: string | null): SearchFilter[] {
    return this.#definitions
      .filter(({ name }) => name !== except)
      .flatMap((definition) => filtersOf(definition, this.#choicesOf(definition)));
  }

  #facetRequests(definitions: readonly FacetDefinition[]): NonNullable<EngineQuery['facets']> {
    return Object.fromEntries(definitions.map((definition) => [definition.field, countRequests(definition)]));
  }
}

/**
 * `field` is the requested one, for the error message. A window behind the engine's limit becomes an empty one, as the list
 * may be shorter: that is known with its total.
 */
export function checkedWindow(field: string, args: ConnectionArgs, total: number): Window {
  const window = windowOf(args, MAX_NODES, total);
  if (typeof window === 'string') throw badInput(`${field}: ${window}`);
  return { from: Math.min(window.from, MAX_RESULTS), to: Math.min(window.to, MAX_RESULTS) };
}

function windowExceeded(field: string): GraphQLError {
  return codedError(
    'RESULT_WINDOW_EXCEEDED',
    `${field}: only the first ${MAX_RESULTS} results can be read. Narrow the list, or read \`products\`, which has no limit.`,
  );
}

/** The results within the window, with their position in the whole list: the engine's page may be larger. */
export function placed(answer: EngineAnswer, window: Window): { result: SearchResultJson; place: number }[] {
  const page = enginePage(window) ?? { size: 0, current: 1 };
  const offset = (page.current - 1) * page.size;
  return answer.results
    .map((result, index) => ({ result, place: offset + index }))
    .filter(({ place }) => place >= window.from && place < window.to);
}
