/**
 * Runs all stand-ins on one loopback server, each at its vendor's own paths, so that the vendors' clients and our
 * source clients work against it unchanged. `npm start` runs it; tests start their own on a free port.
 */
import { contentModel } from '../sources/delivery/model/contentModel.ts';
import { contentTypeJson } from '../sources/delivery/model/contentTypeJson.ts';
import { cp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { botcheckStandin } from './botcheck/server.ts';
import { brandFor } from './brand/brand.ts';
import { pictureName } from './brand/ids.ts';
import type { Brand } from './brand/types.ts';
import { commerceStandin } from './commerce/server.ts';
import type { EntryDraft } from './delivery/seed/draft.ts';
import { deliveryStandin } from './delivery/server.ts';
import { routeRequests } from './requestRouter.ts';
import { elasticStandin } from './engine/elastic/server.ts';
import { engineStandin } from './engine/server.ts';
import { indexSandbox, type ChangesPlace } from './indexing.ts';
import { imageryStandin, type ImageryStandin } from './imagery/server.ts';
import type { Standin } from './source.ts';
import { spendStandin } from './spend/server.ts';

export interface SandboxSettings {
  /** 0 picks a free one. */
  port: number;
  /** Each stand-in keeps its state in its own subfolder. */
  dataDir: string;
  /** Discards that state and seeds again. */
  fresh: boolean;
  /** Minimum number of products; the brand's own when absent. */
  products?: number;
  /** Search service to fill: App Search by default. */
  searchDriver?: string | undefined;
  /** Leaves the search service empty, for tests that fill another. */
  isUnindexed?: boolean;
  /** Also records the products there, and what changed of them since the last start. */
  changes?: ChangesPlace;
  /** Interface to listen on: loopback by default. */
  host?: string;
  /** Draws the scenes and every product's first colour in advance: minutes of one core, once. */
  drawAhead?: boolean;
  /** Folder of drawn pictures, which sandboxes may share; below `dataDir` by default. */
  picturesDir?: string;
  /** Answers every picture with a transparent pixel, for tests of pages. */
  blankPictures?: boolean;
  /**
   * Folder of a closed sandbox of the same code and settings: its databases are copied instead of being seeded,
   * verified and indexed again. For tests, which start many sandboxes; with the brand's own products the first search
   * is prepared quickly, too.
   */
  copyOf?: string;
  /** Transforms each entry of the content service's seed, for tests with damaged entries. */
  rewriteEntry?: ((draft: EntryDraft) => EntryDraft) | undefined;
}

export interface Sandbox {
  /** `http://HOST:PORT`, without trailing slash. */
  url: string;
  close(): Promise<void>;
}

export async function startSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const { port, products, host = '127.0.0.1' } = settings;
  const brand = brandFor(products === undefined ? {} : { products });
  if (settings.copyOf !== undefined) await cp(settings.copyOf, settings.dataDir, { recursive: true });
  const { standins, imagery } = openStandins(brand, settings);
  const closeStandins = async (): Promise<void> => {
    await Promise.all(standins.map(async (standin) => standin.close()));
  };
  const closing = new AbortController();
  const server = createAdaptorServer({
    fetch: routeRequests(standins, brand.products.length, closing.signal),
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    await closeStandins();
    throw error;
  }
  const close = async (): Promise<void> => {
    closing.abort();
    await new Promise<void>((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()));
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
    await closeStandins();
  };
  const { port: taken } = server.address() as AddressInfo;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
  try {
    if (settings.copyOf === undefined && !settings.isUnindexed)
      await indexSandbox(url, brand, settings.searchDriver, settings.changes);
    if (settings.copyOf === undefined || products !== undefined)
      for (const standin of standins) standin.prepareSearches?.();
    if (settings.drawAhead) await drawAhead(imagery, brand);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}

/**
 * Waits for the home page's first scene: seconds, on the first start. The others follow in the background; landscapes
 * and packshots have separate threads, so both lists start at once.
 */
async function drawAhead(imagery: ImageryStandin, brand: Brand): Promise<void> {
  const [greeting = '', ...scenes] = brand.scenes.map(({ name }) => name);
  const fronts = brand.products.map(({ key, colours }) => pictureName(key, colours[0]?.name ?? '', 'front'));
  await imagery.prepare([greeting]);
  // A sandbox that is closed stops drawing; a picture that failed is drawn again on request.
  for (const names of [scenes, fronts]) imagery.prepare(names).catch(() => {});
}

function openStandins(
  brand: Brand,
  { dataDir, fresh, copyOf, rewriteEntry, picturesDir, blankPictures = false }: SandboxSettings,
) {
  const state = { fresh: fresh && copyOf === undefined, trusted: copyOf !== undefined };
  const own = (name: string) => ({ dataDir: join(dataDir, name), ...state });
  const commerce = commerceStandin(brand, own('commerce'));
  const delivery = deliveryStandin(brand, {
    ...own('delivery'),
    contentTypes: contentModel.map(contentTypeJson),
    rewrite: rewriteEntry,
  });
  // Drawing is deterministic, so a fresh start keeps the pictures.
  const imagery = imageryStandin(brand, {
    dataDir: picturesDir ?? own('imagery').dataDir,
    fresh: false,
    blank: blankPictures,
  });
  const standins: Standin[] = [
    commerce,
    delivery,
    engineStandin([], own('engine')),
    elasticStandin(own('engine')),
    imagery,
    spendStandin(brand, own('spend')),
    botcheckStandin(),
  ];
  return { standins, imagery };
}
