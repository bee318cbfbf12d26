/**
 * The vendor's script for the bot protection of forms (platform.md 4, 9): not loaded, loading or loaded. It is looked for
 * every 25 ms once it was asked for, and refuses to be loaded again with another site key. One that does not come is
 * given up, and the next who needs it may try again.
 */
import type { BotProtection } from '../../schema/pageContract.ts';

export type ScriptState = 'not loaded' | 'loading' | 'loaded';

/** The vendor's part that is used here. */
interface Challenge {
  ready(run: () => void): void;
  /** Comes with the second of its scripts. */
  execute?(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Challenge;
  }
}

const pollMs = 25;
/** A shopper who sent a form waits no longer, milliseconds: once for the script, once for the token. */
const longestWaitMs = 5_000;

export class BotScript {
  #state: ScriptState = 'not loaded';
  #siteKey = '';
  #loading: Promise<boolean> = Promise.resolve(false);

  get state(): ScriptState {
    return this.#state;
  }

  /** Loads the script unless it is there or on its way. Gives whether it is there in the end; never throws. */
  load({ siteKey, origin }: BotProtection): Promise<boolean> {
    if (this.#state === 'not loaded') {
      this.#state = 'loading';
      this.#siteKey = siteKey;
      this.#loading = this.#fetch(`${origin}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
    } else if (siteKey !== this.#siteKey) {
      reportError(new Error('The bot protection is loaded with another site key already, and keeps it.'));
    }
    return this.#loading;
  }

  /** A token for one form that is sent now; null when none can be had: the gateway decides then, and says so. */
  async tokenFor(protection: BotProtection, action: string): Promise<string | null> {
    const isLoaded = await this.load(protection);
    const { grecaptcha } = window;
    if (!isLoaded || !grecaptcha?.execute) return null;
    const execute = grecaptcha.execute.bind(grecaptcha);
    return withinWait<string | null>(
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
    const isLoaded = await withinWait(
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

async function withinWait<Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> {
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

/** The page's one. */
export const botScript = new BotScript();
