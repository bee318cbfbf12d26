/**
 * The vendor's script for bot protection of forms (platform.md 4, 9): not loaded, loading or loaded. Polled every 25 ms
 * while loading; rejects a second site key. After a failure or timeout the next caller may retry.
 */
import type { BotProtection } from '../../schema/pageContract.ts';

export type ScriptState = 'not loaded' | 'loading' | 'loaded';

/** The part of the vendor's API that is used here. */
interface Challenge {
  ready(run: () => void): void;
  /** Defined by the second of its scripts. */
  execute?(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Challenge;
  }
}

const pollMs = 25;
/** Timeout for the script, and again for the token, so that a submitted form does not hang. Milliseconds. */
const longestWaitMs = 5_000;

export class BotScript {
  #state: ScriptState = 'not loaded';
  #siteKey = '';
  #loading: Promise<boolean> = Promise.resolve(false);

  get state(): ScriptState {
    return this.#state;
  }

  /** Loads the script unless it is loaded or loading. Resolves to whether it is loaded; never rejects. */
  load({ siteKey, origin }: BotProtection): Promise<boolean> {
    if (this.#state === 'not loaded') {
      this.#state = 'loading';
      this.#siteKey = siteKey;
      this.#loading = this.#fetch(`${origin}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
    } else if (siteKey !== this.#siteKey) {
      reportError(new Error('The bot protection is already loaded with another site key.'));
    }
    return this.#loading;
  }

  /** A token for the form being submitted; null when there is none: the gateway then decides, and reports it. */
  async tokenFor(protection: BotProtection, action: string): Promise<string | null> {
    const isLoaded = await this.load(protection);
    const { grecaptcha } = window;
    if (!isLoaded || !grecaptcha?.execute) return null;
    const execute = grecaptcha.execute.bind(grecaptcha);
    return withTimeout<string | null>(
      new Promise((resolve) => {
        grecaptcha.ready(() => {
          execute(this.#siteKey, { action }).then(resolve, () => resolve(null));
        });
      }),
      null,
    );
  }

  async #fetch(src: string): Promise<boolean> {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    let timer: ReturnType<typeof setInterval> | undefined;
    const isLoaded = await withTimeout(
      new Promise<boolean>((resolve) => {
        // Blocked by an extension, or offline: nothing to wait for.
        script.addEventListener('error', () => resolve(false));
        timer = setInterval(() => {
          if (window.grecaptcha?.execute) resolve(true);
        }, pollMs);
        document.head.append(script);
      }),
      false,
    );
    clearInterval(timer);
    if (!isLoaded) script.remove();
    this.#state = isLoaded ? 'loaded' : 'not loaded';
    return isLoaded;
  }
}

async function withTimeout<Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), longestWaitMs);
  });
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** The page's single instance. */
export const botScript = new BotScript();
