/** The network layer, whose code is no part of the first load: its data is embedded. */
import { Network, Observable } from 'relay-runtime';
import type { GraphQLResponse, INetwork, Subscription } from 'relay-runtime';
import type { createNetwork } from './network.ts';
import { QueryFailure } from './QueryFailure.ts';

export interface LateNetwork {
  readonly network: INetwork;
  /** Call it when idle; the first request calls it, too. Fails while offline, and may be called again. */
  readonly load: () => Promise<INetwork>;
}

export function createLateNetwork(...options: Parameters<typeof createNetwork>): LateNetwork {
  let loaded: INetwork | null = null;
  const load = async (): Promise<INetwork> => {
    const code = await import('./network.ts');
    loaded ??= code.createNetwork(...options);
    return loaded;
  };
  const network = Network.create((...request) => {
    if (loaded) return loaded.execute(...request) as Observable<GraphQLResponse>;
    return Observable.create<GraphQLResponse>((sink) => {
      let subscription: Subscription | null = null;
      let isCancelled = false;
      const start = async () => {
        try {
          const real = await load();
          if (!isCancelled) subscription = real.execute(...request).subscribe(sink);
        } catch (cause) {
          sink.error(new QueryFailure('Network Error', { status: null, cause }));
        }
      };
      void start();
      return () => {
        isCancelled = true;
        subscription?.unsubscribe();
      };
    });
  });
  return { network, load };
}
