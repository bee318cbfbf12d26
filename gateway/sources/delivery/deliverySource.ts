/** The content service as a source: credentials, the contract's time-out and retry (catalogue.md 9), and its preview twin. */
import { Source } from '../http.ts';
import type { AnswerStore } from '../keptAnswers.ts';

export interface DeliveryConfig {
  /** Origin, with or without the version: `https://cdn.contentstack.io/v3`. */
  url: string;
  apiKey: string;
  /** Public by the vendor's design, and still kept out of logs. */
  deliveryToken: string;
  /** What the token goes by; the preview host has another name for its own. */
  tokenHeader?: 'preview_token';
  environment: string;
  /** `main` when absent. */
  branch?: string;
  /** Where drafts are read. Without it an editor in preview sees what is published. */
  preview?: { url: string; token: string };
  /** Of what is published; drafts are kept nowhere. */
  answers?: AnswerStore | undefined;
}

export class DeliverySource extends Source {
  /** Name that every call carries as `environment`. */
  readonly environment: string;
  readonly preview: DeliverySource | null;

  constructor(config: DeliveryConfig, preview: DeliverySource | null) {
    super({
      name: 'delivery',
      url: config.url.replace(/\/(v3\/?)?$/, ''),
      headers: {
        api_key: config.apiKey,
        [config.tokenHeader ?? 'access_token']: config.deliveryToken,
        ...(config.branch === undefined ? {} : { branch: config.branch }),
      },
      timeoutMs: 30_000,
      hedges: true,
      retry: { tries: 5, delayMs: 300, statuses: [408, 429] },
      answers: config.answers,
    });
    this.environment = config.environment;
    this.preview = preview;
  }

  override async close(): Promise<void> {
    await Promise.all([super.close(), this.preview?.close()]);
  }
}

export function deliverySource(config: DeliveryConfig): DeliverySource {
  const { preview, ...published } = config;
  const twin =
    preview &&
    new DeliverySource(
      {
        ...published,
        url: preview.url,
        deliveryToken: preview.token,
        tokenHeader: 'preview_token',
        answers: undefined,
      },
      null,
    );
  return new DeliverySource(published, twin ?? null);
}
