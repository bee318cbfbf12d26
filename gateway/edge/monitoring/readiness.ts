/**
 * Readiness of this replica. Not ready while draining or after prolonged load shedding; the outage of a source does not
 * count, as all replicas share the sources, and the shop works without any one of them.
 */
import type { SourceName } from '../../sources/transport/sourceNames.ts';
import type { Source } from '../../sources/transport/source.ts';
import type { SharedState } from '../state/SharedState.ts';
import { pingOf } from './metrics/gauges.ts';
import type { Recent } from './status/recent.ts';

/** `starting`: not all workers accept connections yet; a worker does after its warm-up page. */
export type ReadyStatus = 'ready' | 'starting' | 'draining' | 'overloaded';

export interface Dependency {
  name: SourceName | 'state';
  status: 'ok' | 'degraded';
  /** The reason, in a few words. */
  detail: string;
}

export interface Readiness {
  /** Cheap: makes no calls. */
  status(): ReadyStatus;
  dependencies(): Promise<Dependency[]>;
}

export interface ReadinessOptions {
  sources: readonly Pick<Source, 'name' | 'status'>[];
  state: Pick<SharedState, 'kind' | 'ping'>;
  recent: Pick<Recent, 'source'>;
  isDraining: () => boolean;
  /** True after prolonged load shedding. */
  isOverloaded: () => boolean;
}

export function createReadiness(options: ReadinessOptions): Readiness {
  const { sources, state, recent, isDraining, isOverloaded } = options;

  function sourceDependency(source: Pick<Source, 'name' | 'status'>): Dependency {
    const { name, circuits } = source.status();
    const { lastGoodAt, lastFailedAt } = recent.source(name);
    const open = circuits.filter(({ isOpen }) => isOpen).length;
    if (open > 0)
      return { name, status: 'degraded', detail: `${open} of ${circuits.length} routes with open circuits` };
    if (lastFailedAt !== null && lastFailedAt > (lastGoodAt ?? 0))
      return { name, status: 'degraded', detail: 'its last call failed' };
    return { name, status: 'ok', detail: lastGoodAt === null ? 'not called yet' : 'available' };
  }

  return {
    status() {
      if (isDraining()) return 'draining';
      return isOverloaded() ? 'overloaded' : 'ready';
    },
    async dependencies() {
      const ping = await pingOf(state);
      return [
        ...sources.map(sourceDependency),
        {
          name: 'state',
          status: ping === null ? 'degraded' : 'ok',
          detail:
            ping === null
              ? `${state.kind}, does not respond`
              : `${state.kind}, responds in ${ping.toFixed(1)} ms`,
        },
      ];
    },
  };
}
