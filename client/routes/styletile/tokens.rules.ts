/** Reads the custom properties of a stylesheet, so that the style tile shows the real tokens. */
export interface Token {
  /** With its dashes: `--ink`. */
  readonly name: string;
  readonly value: string;
}

/** Of the blocks of `:root` outside media queries, which define each once; media queries only override them. */
export function tokensIn(stylesheet: string): Token[] {
  const plain = stylesheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const blocks = [...plain.matchAll(/^:root\b[^{]*\{([^}]*)\}/gm)].map(([, block = '']) => block);
  return [...blocks.join('').matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.trim().replaceAll(/\s+/g, ' '),
  }));
}

/** Those whose name has the prefix, in their own order. */
export function tokensNamed(tokens: readonly Token[], beginning: RegExp): Token[] {
  return tokens.filter(({ name }) => beginning.test(name));
}
