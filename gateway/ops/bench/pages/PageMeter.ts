/**
 * Runs Lighthouse in its own Chromium: the phone with simulated throttling, calibrated for the machine before each run,
 * the desktop with Lighthouse's own settings.
 */
import { chromium, type Browser } from 'playwright';
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { freePort } from '../../../testing/shop/freePort.ts';
import { medianFigures, type PageFigures, type Screen } from './pageFigures.rules.ts';
import { phoneSlowdown } from './phoneSlowdown.ts';

export interface PageVisit {
  url: string;
  screen: Screen;
  /** False for a page with noindex, which does not count against its SEO score then. */
  isIndexable: boolean;
  /** Cookies of a signed-in customer. */
  cookie?: string | undefined;
}

export interface PageReport {
  figures: PageFigures;
  /** Failed audits of accessibility, best practices and SEO, by title; with messages of the browser. */
  findings: string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Pictures are drawn on their first request. */
const MAX_VISIT_MS = 120_000;
const MAX_TRIES = 3;
/** Chromium lost part of the trace: Lighthouse itself asks to run again. */
const lostTrace = /^NO_(NAVSTART|TRACING_STARTED|FCP|SCREENSHOTS)$/;

/** Lighthouse's emulation, for the visits before it. */
const viewports: Readonly<Record<Screen, { width: number; height: number; scale: number }>> = {
  phone: { width: 412, height: 823, scale: 1.75 },
  desktop: { width: 1350, height: 940, scale: 1 },
};

export class PageMeter {
  readonly #browser: Browser;
  readonly #port: number;

  private constructor(browser: Browser, port: number) {
    this.#browser = browser;
    this.#port = port;
  }

  /** @param path of Chromium. */
  static async open(path: string): Promise<PageMeter> {
    const port = await freePort();
    const args = [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // The proxy in front of the shop has a self-signed certificate.
      '--ignore-certificate-errors',
      `--remote-debugging-port=${port}`,
    ];
    return new PageMeter(await chromium.launch({ executablePath: path, args }), port);
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  /**
   * Median of several runs, after a warm-up visit.
   * @throws Error when Lighthouse could not measure the page.
   */
  async measure(visit: PageVisit, runs: number): Promise<PageReport> {
    const data = await this.#visitAhead(visit);
    const figures: PageFigures[] = [];
    const findings = new Set<string>();
    for (let run = 0; run < runs; run += 1) {
      const result = await this.#run(visit, MAX_TRIES);
      figures.push({ ...figuresOf(result), data });
      for (const finding of findingsOf(result)) findings.add(finding);
    }
    return { figures: medianFigures(figures), findings: [...findings] };
  }

  /** @returns kilobytes of the data embedded in the document. */
  async #visitAhead({ url, screen, cookie }: PageVisit): Promise<number> {
    const { scale, ...viewport } = viewports[screen];
    const context = await this.#browser.newContext({
      viewport,
      deviceScaleFactor: scale,
      ignoreHTTPSErrors: true,
      ...(cookie === undefined ? {} : { extraHTTPHeaders: { cookie } }),
    });
    try {
      const page = await context.newPage();
      const response = await page.goto(url, { waitUntil: 'networkidle', timeout: MAX_VISIT_MS });
      const records =
        /<script id="relay-records"[^>]*>([^<]*)</.exec((await response?.text()) ?? '')?.[1] ?? '';
      return Buffer.byteLength(records) / 1_024;
    } finally {
      await context.close();
    }
  }

  async #run(visit: PageVisit, tries: number): Promise<Result> {
    const { url, screen, isIndexable, cookie } = visit;
    const flags = {
      port: this.#port,
      logLevel: 'error',
      onlyCategories: categories,
      skipAudits: isIndexable ? [] : ['is-crawlable'],
      ...(screen === 'phone' && {
        throttling: { cpuSlowdownMultiplier: await phoneSlowdown(this.#browser) },
      }),
      ...(cookie === undefined ? {} : { extraHeaders: { cookie } }),
    } satisfies Flags;
    const run = await lighthouse(url, flags, screen === 'desktop' ? desktopConfig : undefined);
    if (!run) throw new Error(`${url} was not measured`);
    const { runtimeError } = run.lhr;
    if (runtimeError && lostTrace.test(runtimeError.code) && tries > 1) return this.#run(visit, tries - 1);
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return run.lhr;
  }
}

function figuresOf(lhr: Result): Omit<PageFigures, 'data'> {
  const score = (category: string): number =>
    Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const requests = requestsOf(lhr);
  const kilobytes = (type: string, address = /./): number =>
    requests
      .filter(({ resourceType, url }) => resourceType === type && address.test(url))
      .reduce((sum, one) => sum + one.transferSize, 0) / 1_024;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    fcp: value('first-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    document: kilobytes('Document'),
    script: kilobytes('Script'),
    style: kilobytes('Stylesheet'),
    prefetched: kilobytes('Other', /\/assets\/.*\.(?:css|js)$/),
    image: kilobytes('Image'),
    requests: requests.length,
  };
}

interface PageFile {
  url: string;
  resourceType: string;
  transferSize: number;
}

function requestsOf(lhr: Result): PageFile[] {
  const { details } = lhr.audits['network-requests'] ?? {};
  return details?.type === 'table' ? (details.items as unknown as PageFile[]) : [];
}

function findingsOf(lhr: Result): string[] {
  const judged = categories.slice(1).flatMap((category) => lhr.categories[category]?.auditRefs ?? []);
  return judged
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => lhr.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title, details }) => {
      const first = details?.type === 'table' ? details.items[0] : undefined;
      const words = first?.['description'] ?? first?.['issueType'];
      return typeof words === 'string' ? `${title}: ${words}` : title;
    });
}
