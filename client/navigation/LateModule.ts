/**
 * Code that hydrates after the screen (latePart.tsx). A first load leaves it out; a navigation loads it with its
 * screen.
 */
export class LateModule<Parts extends object = object> {
  /** Its name in the build manifest, such as `routes/product/late.ts`. */
  readonly name: string;
  /** True for parts below the first screen: they load when they are near, or when the shopper acts. */
  readonly isBelow: boolean;
  readonly #import: () => Promise<Parts>;
  #parts: Parts | null = null;

  constructor(name: string, load: () => Promise<Parts>, { isBelow = false } = {}) {
    this.name = name;
    this.isBelow = isBelow;
    this.#import = load;
  }

  /** Null until it is loaded. */
  get parts(): Parts | null {
    return this.#parts;
  }

  async load(): Promise<Parts> {
    this.#parts ??= await this.#import();
    return this.#parts;
  }
}
