/**
 * Critical CSS: the rules that a page's markup uses are inlined, so that it paints without waiting for a stylesheet.
 * The complete files load late and are applied before hydration (deferredStyles.ts), after which the page may need the
 * other rules.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { parse, type ChildNode, type Container } from 'postcss';
import { criticalStylesAttribute } from './deferredStyles.ts';
import { tokensNeeded } from './selectorTokens.rules.ts';

/** A rule with the tokens that each of its selectors requires, or a nested block, such as a media query's. */
type Part =
  | { readonly text: string; readonly needs: readonly (readonly string[])[] }
  | { readonly prelude: string; readonly parts: readonly Part[] }
  | { readonly text: string; readonly keyframes: string };

interface Sheet {
  readonly href: string;
  readonly parts: readonly Part[];
}

export interface StyledHead {
  head: string;
  /** Hashes of the inline styles, such as `sha256-…`, for the page's content security policy. */
  inlineStyles: readonly string[];
}

const stylesheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="default"\/>/g;

/**
 * @param head of a page as React writes it.
 * @param tokens of its markup (markupTokens.ts), without the embedded data, which would match by accident (Document.tsx).
 * @param fontFaces font-face rules, inlined in every page and kept.
 * @param textOf text of a stylesheet; null if it cannot be loaded, and the page waits for the file.
 */
export function withCriticalStyles(
  head: string,
  tokens: ReadonlySet<string>,
  fontFaces: string,
  textOf: (href: string) => string | null,
): StyledHead {
  const sheets = [...head.matchAll(stylesheetLink)].flatMap(([, href = '']) => {
    const text = textOf(href);
    return text === null ? [] : [{ href, parts: partsOf(href, text) }];
  });
  if (sheets.length === 0) return { head, inlineStyles: [] };
  const used = usedStyles(sheets, tokens);
  const late = new Set(sheets.map(({ href }) => href));
  let isFirst = true;
  const styled = head.replaceAll(stylesheetLink, (link, href: string) => {
    if (!late.has(href)) return link;
    const deferred = `<link rel="late-stylesheet" href="${href}" media="print"/>`;
    if (!isFirst) return deferred;
    isFirst = false;
    const whole = [...late].map((each) => `<link rel="stylesheet" href="${each}"/>`).join('');
    return (
      `<style>${fontFaces}</style><style ${criticalStylesAttribute}="">${used}</style>` +
      `<noscript>${whole}</noscript>${deferred}`
    );
  });
  return { head: styled, inlineStyles: [fontFaces, used].map(hashOf) };
}

function hashOf(text: string): string {
  const known = hashes.get(text) ?? `sha256-${createHash('sha256').update(text).digest('base64')}`;
  hashes.set(text, known);
  return known;
}

/** Pages of one kind mostly have the same files and tokens, and so the same styles. */
const MAX_STYLES = 200;
const styles = new LRUCache<string, string>({ max: MAX_STYLES });
const hashes = new LRUCache<string, string>({ max: MAX_STYLES });

function usedStyles(sheets: readonly Sheet[], tokens: ReadonlySet<string>): string {
  const key = [...sheets.map(({ href }) => href), ...[...tokens].toSorted()].join(' ');
  const known =
    styles.get(key) ??
    usedRules(
      sheets.flatMap(({ parts }) => parts),
      tokens,
    );
  styles.set(key, known);
  return known;
}

/** Cached by address: file names are content hashes. */
const parsed = new Map<string, readonly Part[]>();

function partsOf(href: string, text: string): readonly Part[] {
  const known = parsed.get(href);
  if (known) return known;
  const parts = childrenOf(parse(text));
  parsed.set(href, parts);
  return parts;
}

function childrenOf(container: Container): readonly Part[] {
  return (container.nodes ?? []).flatMap((node) => partOf(node) ?? []);
}

function partOf(node: ChildNode): Part | null {
  if (node.type === 'comment') return null;
  if (node.type === 'rule') {
    const needs = node.selectors.map(tokensNeeded).filter((tokens) => tokens !== null);
    return { text: node.toString(), needs };
  }
  if (node.type === 'atrule' && node.nodes) {
    // Nobody prints a page before hydration, and nothing animates in.
    if (node.name === 'starting-style' || node.params === 'print') return null;
    if (node.name === 'keyframes') return { text: node.toString(), keyframes: node.params };
    if (node.nodes.every((child) => child.type === 'rule' || child.type === 'atrule'))
      return { prelude: `@${node.name} ${node.params}`, parts: childrenOf(node) };
  }
  return { text: node.toString(), needs: [[]] };
}

function usedRules(parts: readonly Part[], tokens: ReadonlySet<string>): string {
  const rules = parts.map((part) => ruleText(part, tokens));
  const text = rules.join('');
  // Keyframes are needed only if a rule references them.
  return text.concat(
    ...parts.map((part) => ('keyframes' in part && text.includes(part.keyframes) ? part.text : '')),
  );
}

function ruleText(part: Part, tokens: ReadonlySet<string>): string {
  if ('keyframes' in part) return '';
  if ('needs' in part)
    return part.needs.some((needed) => needed.every((token) => tokens.has(token))) ? part.text : '';
  const inner = part.parts.map((each) => ruleText(each, tokens)).join('');
  return inner === '' ? '' : `${part.prelude}{${inner}}`;
}
