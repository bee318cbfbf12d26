/**
 * The current customer and cart: the personal part of every page, in its own operation, so that the rest is publicly
 * cacheable. Embedded in customers' pages; on guests' pages it is loaded later, if at all (fetchViewer.ts). Components
 * read it from Relay's store without suspending.
 */
import { useSyncExternalStore } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { createOperationDescriptor, getRequest, recycleNodesInto } from 'relay-runtime';
import type { Disposable, IEnvironment, OperationDescriptor, Snapshot } from 'relay-runtime';
import type { useViewerQuery$data } from '#relay/useViewerQuery.graphql.ts';
import type { CartContentsLine } from '../AddOnGrid/cartContents.rules.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';

export const viewerQuery = graphql`
  query useViewerQuery($locale: Locale!) @inContext(locale: $locale) {
    cart {
      totalQuantity
      lines {
        id
        variantId
        product {
          id
        }
      }
    }
    viewer {
      firstName
      isPro
    }
  }
`;

export interface Viewer {
  /** Null for guests, and while unknown. */
  readonly customer: { readonly firstName: string; readonly isPro: boolean } | null;
  /** An empty one for shoppers without a cart; null when it failed to load, undefined while unknown. */
  readonly cart: ViewersCart | null | undefined;
}

export interface ViewersCart {
  /** Over all lines. */
  readonly units: number;
  readonly lines: readonly CartContentsLine[];
}

export function useViewer(): Viewer {
  const store = viewerStoreOf(useRelayEnvironment(), useRouteMatch().lang);
  return useSyncExternalStore(store.subscribe, store.read, store.readFirst);
}

/** For the page's start: parts of it hydrate late, with the result as it was embedded. */
export function keepViewer(environment: IEnvironment, locale: string): void {
  viewerStoreOf(environment, locale);
  environment.retain(operationOf(locale));
}

/** True when the page has the whole result. */
export function isViewerKnown(environment: IEnvironment, locale: string): boolean {
  return environment.check(operationOf(locale)).status !== 'missing';
}

class ViewerStore {
  readonly #environment: IEnvironment;
  readonly #operation: OperationDescriptor;
  readonly #listeners = new Set<() => void>();
  readonly #first: Viewer;
  #now: Viewer;
  #holds: Disposable[] = [];

  constructor(environment: IEnvironment, locale: string) {
    this.#environment = environment;
    this.#operation = operationOf(locale);
    this.#first = readViewer(environment, this.#operation);
    this.#now = this.#first;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#start();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      for (const hold of this.#holds) hold.dispose();
    };
  };

  readonly read = () => this.#now;

  /** As embedded in the page. */
  readonly readFirst = () => this.#first;

  #start(): void {
    const update = () => {
      this.#now = recycleNodesInto(this.#now, readViewer(this.#environment, this.#operation));
    };
    update();
    const snapshot = this.#environment.lookup(this.#operation.fragment);
    this.#holds = [
      // A cart from a mutation's response belongs to no other query.
      this.#environment.retain(this.#operation),
      this.#environment.subscribe(snapshot, () => {
        update();
        for (const listener of this.#listeners) listener();
      }),
    ];
  }
}

const stores = new WeakMap<IEnvironment, ViewerStore>();

/** The page's environment, which belongs to one market. */
function viewerStoreOf(environment: IEnvironment, locale: string): ViewerStore {
  const store = stores.get(environment) ?? new ViewerStore(environment, locale);
  stores.set(environment, store);
  return store;
}

function operationOf(locale: string): OperationDescriptor {
  return createOperationDescriptor(getRequest(viewerQuery), { locale });
}

/** The stored part of the result; other queries and cart mutations store parts of it. */
function readViewer(environment: IEnvironment, operation: OperationDescriptor): Viewer {
  const { data, fieldErrors }: Read = environment.lookup(operation.fragment) as Snapshot & Read;
  const { cart, viewer } = data;
  const isUnreadable = fieldErrors?.some(({ kind }) => kind === 'relay_field_payload.error') ?? false;
  return {
    customer:
      viewer?.firstName === undefined ? null : { firstName: viewer.firstName, isPro: viewer.isPro === true },
    cart: cart === null && isUnreadable ? null : readCart(cart),
  };
}

function readCart(cart: Read['data']['cart']): ViewersCart | undefined {
  if (cart === null) return { units: 0, lines: [] };
  if (cart?.totalQuantity === undefined) return undefined;
  return {
    units: cart.totalQuantity,
    lines: (cart.lines ?? []).flatMap((line) =>
      line?.id === undefined || line.variantId === undefined
        ? []
        : [{ id: line.id, variantId: line.variantId, productId: line.product?.id ?? null }],
    ),
  };
}

interface Read {
  readonly data: DeepPartial<useViewerQuery$data>;
  /** Not in Relay's types: fields with errors, among others. */
  readonly fieldErrors: readonly { readonly kind: string }[] | null;
}

/** Missing records read as undefined. */
type DeepPartial<Data> = Data extends object
  ? { readonly [Key in keyof Data]?: DeepPartial<Data[Key]> }
  : Data;
