/** Reads the custom properties of a stylesheet, so that the style tile shows the real tokens. */
export interface Token {
  /** With its dashes: `--ink`. */
  readonly name: string;
  readonly value: string;
}

/** Of the first block, which defines each once; media queries only override them. */
export function tokensIn(stylesheet: string): Token[] {
  const plain = stylesheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const block = /:root\s*\{([^}]*)\}/.exec(plain)?.[1] ?? '';
  return [...block.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.trim().replaceAll(/\s+/g, ' '),
  }));
}

/** Those whose name has the prefix, in their own order. */
export function tokensNamed(tokens: readonly Token[], beginning: RegExp): Token[] {
  return tokens.filter(({ name }) => beginning.test(name));
}
