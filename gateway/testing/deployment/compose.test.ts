/** Checks gateway/docs/operations.md against `docker-compose.yml` and the files that its services mount. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ConfigError, readConfig } from '../../config/config.ts';
import { configShape, indexerShape } from '../../config/configShape.ts';
import { heapOptions } from '../../ops/bench/measure/MeasuredServer.ts';

interface Service {
  profiles?: string[];
  image: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  environment?: Record<string, string | null>;
  ports?: string[];
  expose?: string[];
  volumes?: string[];
  networks?: { default: { aliases: string[] } };
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean; start_period?: string };
  stop_grace_period?: string;
  read_only?: boolean;
  mem_limit?: string;
  restart?: string;
  user?: string;
}

const root = new URL('../../../', import.meta.url).pathname;
const text = readFileSync(`${root}docker-compose.yml`, 'utf8');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const services = Object.entries(compose.services);
const service = (name: string): Service => {
  const found = compose.services[name];
  if (!found) throw new Error(`there is no service ${name}`);
  return found;
};
const read = (file: string): string => readFileSync(`${root}gateway/ops/deploy/${file}`, 'utf8');
const gateways = ['gateway-1', 'gateway-2'];
/** Services that run the project's image. */
const ownImage = [...gateways, 'indexer'];

/** Variables that `readConfig` reports. */
function missing(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...error.message.matchAll(/^ {2}(\w+) is missing$/gm)].map(([, variable = '']) => variable);
  }
}

describe('every service', () => {
  test.each(services)('%s starts only with its profile', (_, { profiles }) => {
    expect(profiles).toHaveLength(1);
  });

  test('of a profile appears on the operations page', () => {
    const of = (profile: string): string[] =>
      services.filter(([, one]) => one.profiles?.includes(profile)).map(([name]) => name);
    expect(of('shop')).toEqual(['gateway-1', 'gateway-2', 'indexer', 'redis', 'proxy']);
    expect(of('board')).toEqual(['prometheus', 'traces', 'grafana']);
    expect(of('search')).toEqual(['search']);
    expect(services).toHaveLength(9);
  });

  test.each(services)('%s uses an image with a version tag', (name, { image }) => {
    if (ownImage.includes(name)) expect(image).toBe('shop-gateway:${SHOP_VERSION:-latest}');
    else expect(image).toMatch(/^[a-z/]+:\$\{[A-Z]+_VERSION:-v?\d+\.\d+\.\d+(-bookworm)?\}$/);
  });

  test.each(services)('%s is published to this machine only, or not at all', (_, { ports = [] }) => {
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:\$\{[A-Z]+_PORT:-\d+\}:\d+$/);
  });

  test.each(services)('%s has a memory limit and restarts', (_, { mem_limit, restart }) => {
    expect(mem_limit).toMatch(/^\d+[mg]$/);
    expect(restart).toBe('unless-stopped');
  });

  test.each(services.filter(([name]) => !ownImage.includes(name)))(
    '%s has a health check',
    (_, { healthcheck }) => {
      expect(healthcheck?.test?.[0]).toMatch(/^CMD/);
    },
  );

  test.each(services)('%s waits for healthy dependencies', (_, { depends_on = {} }) => {
    for (const [name, { condition }] of Object.entries(depends_on)) {
      expect(condition).toBe('service_healthy');
      expect(gateways.includes(name) || service(name).healthcheck).toBeTruthy();
    }
  });

  test.each(services)('%s mounts existing files read-only, and keeps data in named volumes', (_, one) => {
    for (const volume of one.volumes ?? []) {
      const [from = '', , mode] = volume.split(':');
      if (!from.startsWith('.')) expect(compose.volumes).toHaveProperty(from);
      else expect(mode).toBe('ro');
    }
  });

  test('contains no secrets', () => {
    for (const [, { environment = {} }] of services)
      for (const [name, value] of Object.entries(environment))
        if (/SECRET|TOKEN|KEY|PASSWORD/.test(name)) expect([name, value]).toEqual([name, null]);
  });
});

describe('the gateways', () => {
  const seconds = (time: string | undefined): number => Number(/^(\d+)s$/.exec(time ?? '')?.[1]);

  test('are two of the same image, built from the project', () => {
    expect(service('gateway-1')).toEqual(service('gateway-2'));
    const { build } = service('gateway-1');
    expect(build).toEqual({ context: '.', dockerfile: 'gateway/ops/deploy/Dockerfile' });
    expect(existsSync(`${root}gateway/ops/deploy/Dockerfile`)).toBe(true);
  });

  test.each(gateways)('%s has no default for a real service', (name) => {
    const variables = missing({});
    expect(variables).toContain('SESSION_SECRET');
    for (const variable of variables) expect(service(name).environment).toHaveProperty(variable, null);
  });

  test.each(gateways)(
    '%s gets every variable of the configuration, except those of its own container',
    (name) => {
      const ofContainer = ['HOST', 'PORT', 'STATE_FILE'];
      const names = Object.keys(configShape.shape).filter((variable) => !ofContainer.includes(variable));
      expect(Object.keys(service(name).environment ?? {}).toSorted()).toEqual(
        [...names, 'NODE_OPTIONS'].toSorted(),
      );
    },
  );

  test.each(gateways)('%s has the heap that the benchmark measures', (name) => {
    expect(service(name).environment?.['NODE_OPTIONS']).toBe(heapOptions.join(' '));
  });

  test.each(gateways)('%s shares state in Redis, and trusts one proxy', (name) => {
    const { environment, depends_on } = service(name);
    expect(environment?.['REDIS_URL']).toBe('redis://redis:6379');
    expect(environment?.['TRUSTED_PROXIES']).toBe('${TRUSTED_PROXIES:-1}');
    expect(Object.keys(depends_on ?? {})).toEqual(['redis']);
  });

  test.each(gateways)('%s has time to drain before it is killed', (name) => {
    const { environment, stop_grace_period } = service(name);
    const config = readConfig(
      Object.fromEntries([...required(), ['DRAIN_DELAY_MS', environment?.['DRAIN_DELAY_MS'] ?? '']]),
    );
    expect(seconds(stop_grace_period) * 1000).toBeGreaterThan(config.drainDelayMs + config.requestDeadlineMs);
    // The proxy must not hold idle connections when the port closes (gateways.conf).
    const idle = /keepalive_timeout (\d+)s;/.exec(read('nginx/gateways.conf'))?.[1];
    expect(config.drainDelayMs).toBeGreaterThan(Number(idle) * 1000);
  });

  test.each(gateways)('%s publishes no port, and has a read-only file system', (name) => {
    expect(service(name).ports).toBeUndefined();
    expect(service(name).read_only).toBe(true);
  });
});

/** Placeholder values for required variables. */
function required(): [string, string][] {
  return missing({}).map((name) => [name, /URL|ORIGIN/.test(name) ? 'https://shop.example' : 'x'.repeat(32)]);
}

test('the indexer gets its variables, runs the indexer, and has no health check', () => {
  const { environment, command, healthcheck, read_only, depends_on } = service('indexer');
  // Replicas share their state in Redis, never in a file.
  const names = Object.keys(indexerShape.shape).filter((name) => name !== 'STATE_FILE');
  expect(Object.keys(environment ?? {}).toSorted()).toEqual(names.toSorted());
  expect(environment?.['REDIS_URL']).toBe(service('gateway-1').environment?.['REDIS_URL']);
  expect(Object.keys(depends_on ?? {})).toEqual(['redis']);
  const [, file = ''] = command ?? [];
  expect(existsSync(root + file)).toBe(true);
  expect(command?.slice(2)).toEqual(['--every', '${INDEX_EVERY_MINUTES:-15}']);
  expect(healthcheck).toEqual({ disable: true });
  expect(read_only).toBe(true);
});

describe('the proxy', () => {
  const nginx = read('nginx/nginx.conf');
  const upstream = read('nginx/gateways.conf');

  test('balances both gateways, and resolves their addresses again', () => {
    for (const name of gateways) expect(upstream).toMatch(new RegExp(`server ${name}:4000 resolve `));
    expect(upstream).toContain('resolver 127.0.0.11 ');
    // The first version with `resolve`.
    const [major = 0, minor = 0] = /:-(\d+)\.(\d+)/.exec(service('proxy').image)?.slice(1).map(Number) ?? [];
    expect(major * 100 + minor).toBeGreaterThanOrEqual(128);
  });

  test('never retries a POST, and never exposes the admin port', () => {
    expect(nginx).not.toMatch(/proxy_next_upstream [^;]*non_idempotent/);
    expect(nginx).not.toContain(':9464');
    expect(upstream).not.toContain(':9464');
  });

  test('is the only public port, and starts when both gateways are healthy', () => {
    expect(service('proxy').ports).toEqual(['127.0.0.1:${SHOP_PORT:-8080}:8080']);
    expect(Object.keys(service('proxy').depends_on ?? {})).toEqual(gateways);
  });
});

describe('monitoring', () => {
  test('Prometheus finds both gateways by their shared name, at the admin port', () => {
    for (const name of gateways) {
      expect(service(name).networks?.default.aliases).toEqual(['gateway']);
      expect(service(name).expose).toEqual(['4000', service(name).environment?.['ADMIN_PORT']]);
    }
  });

  test('Grafana has the dashboard’s data sources, and loads dashboards from the mounted folder', () => {
    const { datasources } = parse(read('grafana/provisioning/datasources/datasources.yml')) as {
      datasources: { uid: string; url: string }[];
    };
    expect(datasources.map(({ uid }) => uid)).toEqual(['prometheus', 'traces']);
    for (const { url } of datasources) expect(compose.services).toHaveProperty(new URL(url).hostname);
    const { providers } = parse(read('grafana/provisioning/dashboards/dashboards.yml')) as {
      providers: { options: { path: string } }[];
    };
    expect(service('grafana').volumes).toContain(
      `./gateway/ops/deploy/grafana/dashboards:${providers[0]?.options.path}:ro`,
    );
  });

  test('Prometheus reads the mounted rules and targets', () => {
    expect(service('prometheus').volumes).toEqual(
      expect.arrayContaining([
        './gateway/ops/deploy/prometheus.yml:/etc/prometheus/prometheus.yml:ro',
        './gateway/ops/deploy/alerts.yml:/etc/prometheus/alerts.yml:ro',
      ]),
    );
  });

  test('viewers have read-only access', () => {
    expect(service('grafana').environment).toMatchObject({
      GF_AUTH_ANONYMOUS_ORG_ROLE: 'Viewer',
      GF_AUTH_DISABLE_LOGIN_FORM: 'true',
      GF_SECURITY_DISABLE_INITIAL_ADMIN_CREATION: 'true',
    });
  });
});

test('the proxy reads mounted files only', () => {
  expect(service('proxy').volumes).toEqual(['./gateway/ops/deploy/nginx:/etc/nginx:ro']);
  const included = [...read('nginx/nginx.conf').matchAll(/^\s*include (\S+);/gm)].map(([, file]) => file);
  expect(included).toEqual(['gateways.conf', 'shared.conf']);
});

describe('search', () => {
  const search = service('search');
  test('is a single node with its data in a named volume', () => {
    expect(search.environment?.['discovery.type']).toBe('single-node');
    expect(search.volumes).toEqual(['search-data:/usr/share/opensearch/data']);
  });

  test('leaves most of its memory to the file system cache', () => {
    expect(search.mem_limit).toBe('1536m');
    expect(search.environment?.['OPENSEARCH_JAVA_OPTS']).toBe('-Xms512m -Xmx512m');
  });

  test('is healthy when the cluster is', () => {
    expect(search.healthcheck?.test).toEqual(['CMD-SHELL', expect.stringContaining('/_cluster/health')]);
  });
});

const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;
const title = hasCompose ? 'reads it' : 'reads it (not tried: there is no docker client with compose here)';
test.runIf(hasCompose)(`docker compose ${title}`, () => {
  const env = { ...process.env, ...Object.fromEntries(required()) };
  for (const profile of ['search', 'shop', 'board']) {
    const { status, stderr } = spawnSync('docker', ['compose', '--profile', profile, 'config', '--quiet'], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  }
});
