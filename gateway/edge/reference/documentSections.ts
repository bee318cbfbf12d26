/** Sections of the documents, for the search: headings of the first and second level with their words, and the rows of tables of codes. */
import type { Tokens } from 'marked';
import { slugOf, type Block } from './markdown.ts';
import type { Named } from './names.rules.ts';

/** Characters of a section's words that a result shows. */
const SHOWN = 240;

/** @param title of the document, such as `Guide`. @param path of its page. */
export function sectionsOf(blocks: readonly Block[], title: string, path: string): Named[] {
  const sections: { heading: string; words: string[]; href: string }[] = [];
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth <= 2) {
      const heading = String(block.text);
      sections.push({ heading, words: [], href: block.depth === 1 ? path : `${path}#${slugOf(heading)}` });
    } else sections.at(-1)?.words.push(wordsOf(block));
  }
  return sections.map(({ heading, words, href }) => {
    const text = words.join(' ').replaceAll(/\s+/g, ' ').trim();
    return {
      name: `${title}: ${heading}`,
      path: href,
      description: text.length > SHOWN ? `${text.slice(0, text.lastIndexOf(' ', SHOWN))} …` : text,
      words: text,
    };
  });
}

/** The codes of the tables of errors, each with its meaning. @param path of the page that shows the tables. */
export function codesOf(blocks: readonly Block[], path: string): Named[] {
  return blocks.filter(isTable).flatMap(({ header, rows }) => {
    if (header[1]?.text !== '`extensions.code`') return [];
    return rows.flatMap(([status, codes, meaning, again]) =>
      [...(codes?.text ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => ({
        name,
        path,
        description: `Error, status ${status?.text}: ${meaning?.text}. Again: ${again?.text}.`,
      })),
    );
  });
}

function isTable(block: Block): block is Tokens.Table {
  return block.type === 'table';
}

function wordsOf(block: Block): string {
  if (block.type === 'code') return '';
  if (isTable(block)) return block.rows.flat().map(plain).join(' ');
  return plain(block);
}

/** Without the targets of links. */
function plain({ text, raw }: { text?: unknown; raw?: unknown }): string {
  return String(text ?? raw ?? '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/[[\]*]/g, '');
}
