/**
 * The reference of the graph: pages generated from the running schema, the partners' guide and the other documents of
 * schema/. Each page is built on first request and kept as bytes. Public, also in production: the schema is no secret,
 * and partners read it before they have a key.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { exampleTabs } from '../graphql/graphiql/exampleQueries.ts';
import { fontSource, type ShopFonts } from '../html/ShopFonts.ts';
import { KeptBytes } from '../html/KeptBytes.ts';
import type { Report } from '../../graph/reports.ts';
import { html, type Html } from '../html/html.ts';
import { REFERENCE_PATH, schemaElements, type SchemaElement } from './elements.ts';
import { ExampleAnswers, FAILED_MS, KEPT_MS, type RunQuery } from './exampleAnswers.ts';
import { deprecationsText } from './deprecations.ts';
import { codesOf, sectionsOf } from './documentSections.ts';
import { documentParts, readExample, type Example, type ExampleText } from './examples.ts';
import { Markdown, type Block } from './markdown.ts';
import { findNames, type Named } from './names.rules.ts';
import { documentPage, type ShownPart } from './pages/documentPage.ts';
import { elementPage } from './pages/elementPage.ts';
import { errorsPage } from './pages/errorsPage.ts';
import { examplesPage } from './pages/examplesPage.ts';
import { indexPage } from './pages/indexPage.ts';
import { limitsPage, type KeyBudget } from './pages/limitsPage.ts';
import {
  CHANGES_PATH,
  ERRORS_PATH,
  EXAMPLES_PATH,
  GUIDE_PATH,
  layout,
  LIMITS_PATH,
  QUESTIONS_PATH,
  SCHEMA_TEXT_PATH,
  SEARCH_PATH,
  STYLE_PATH,
  TYPED_PATH,
} from './pages/layout.ts';
import { withoutProjectParts, withoutSources } from './projectParts.rules.ts';
import { schemaText } from './schemaText.ts';
import { searchPage } from './pages/searchPage.ts';
import { referenceStyles } from './referenceStyles.ts';

export interface ReferenceOptions {
  schema: GraphQLSchema;
  /** Folder of the guide and the other documents. */
  documents: string;
  /** Folder of the typed export. */
  typedExport: string;
  budget: KeyBudget;
  run: RunQuery;
  fonts: ShopFonts;
  report: Report;
}

export interface FoundPage {
  status: 200 | 404;
  bytes: KeptBytes;
}

/** @param path without query. @param query of the address. */
export type FindPage = (path: string, query: string) => Promise<FoundPage>;

/** A page, and for how long its answers are kept; null: as long as the schema. */
interface Built {
  title: string;
  main: Html;
  keepMs: number | null;
}

interface DocumentFile {
  path: string;
  title: string;
  parts: readonly (Extract<ShownPart, { blocks: unknown }> | { example: Example })[];
}

export function createReference(options: ReferenceOptions): FindPage {
  let pages: ReturnType<typeof referencePages> | null = null;
  // Reading the schema and its documents takes a moment that the start can do without.
  return async (path, query) => (pages ??= referencePages(options))(path, query);
}

function referencePages(options: ReferenceOptions): FindPage {
  const { schema, documents: folder, typedExport, budget, run, fonts, report } = options;
  const elements = schemaElements(schema);
  const markdown = new Markdown({ pathOf: elements.pathOf, hrefOf });
  // A section of the guide on another page links to the rest of the guide.
  const excerpt = new Markdown({
    pathOf: elements.pathOf,
    hrefOf: (target) => (target.startsWith('#') ? `${GUIDE_PATH}${target}` : hrefOf(target)),
  });
  const answers = new ExampleAnswers(run);
  const files = new Map(
    [
      readDocument(textOf(`${folder}/README.md`), GUIDE_PATH, 'Guide'),
      readDocument(textOf(`${folder}/QUESTIONS.md`), QUESTIONS_PATH, 'Ten questions'),
      readDocument(textOf(`${typedExport}/README.md`) + filesText(typedExport), TYPED_PATH, 'A typed export'),
      withDeprecations(readDocument(textOf(`${folder}/CHANGELOG.md`), CHANGES_PATH, 'Changes')),
    ].map((file) => [file.path, file]),
  );
  const tabs = exampleTabs.flatMap(
    ({ title, query }) => exampleOf({ query, variables: null }, title, EXAMPLES_PATH) ?? [],
  );
  const inDocuments = [...files.values()].flatMap(({ parts }) =>
    parts.flatMap((part) => ('example' in part ? [part.example] : [])),
  );
  const names: Named[] = [
    ...elements.all.map(({ name, path, description }) => ({ name, path, description })),
    ...elements.members.map(({ coordinate, path, description }) => ({ name: coordinate, path, description })),
    ...[GUIDE_PATH, QUESTIONS_PATH].flatMap((path) =>
      sectionsOf(blocksOf(path), files.get(path)?.title ?? '', path),
    ),
    ...codesOf(blocksOf(GUIDE_PATH), ERRORS_PATH),
  ];
  let styles: Promise<KeptBytes> | null = null;
  let text: KeptBytes | null = null;
  const kept = new Map<string, { bytes: Promise<KeptBytes>; until: number }>();

  async function readStyles(): Promise<KeptBytes> {
    const text = `${await fonts.faces()}${referenceStyles()}`;
    return new KeptBytes(text, { 'content-type': 'text/css; charset=utf-8' });
  }

  function readDocument(text: string, path: string, title: string): DocumentFile {
    const blocks = markdown.blocks(text === '' ? `# ${title}\n\nNothing yet.` : withoutProjectParts(text));
    const parts = documentParts(blocks).map((part) => {
      if ('blocks' in part) return part;
      const example = exampleOf(part.example, part.heading, path);
      return example ? { example } : { blocks: markdown.blocks(`~~~\n${part.example.query}\n~~~`) };
    });
    return { path, title, parts };
  }

  /** What will go stands before what has changed. */
  function withDeprecations({ parts, ...file }: DocumentFile): DocumentFile {
    const [first, ...rest] = parts;
    const blocks = first && 'blocks' in first ? first.blocks : [];
    const at = blocks.findIndex((block) => block.type === 'heading' && block.depth === 2);
    const end = at < 0 ? blocks.length : at;
    const list = markdown.blocks(deprecationsText(schema));
    return {
      ...file,
      parts: [{ blocks: [...blocks.slice(0, end), ...list, ...blocks.slice(end)] }, ...rest],
    };
  }

  /** Null, with a report, for a text that does not fit the schema: it is no reason to show nothing else. */
  function exampleOf(text: ExampleText, title: string, page: string): Example | null {
    try {
      return readExample(schema, text, { title, page });
    } catch (error) {
      report('an example of the reference does not fit the schema', {
        page,
        title,
        reason: error instanceof Error ? error.message : String(error),
      });
      return null;
    }
  }

  async function documentOf({ title, parts }: DocumentFile): Promise<Built> {
    const shown = await Promise.all(
      parts.map(async (part) =>
        'blocks' in part ? part : { ...part, answer: await answers.of(part.example) },
      ),
    );
    const areGood = shown.every((part) => 'blocks' in part || part.answer.isGood);
    const hasAnswers = shown.some((part) => 'example' in part);
    return { title, main: documentPage(shown, markdown), keepMs: hasAnswers ? keepFor(areGood) : null };
  }

  async function examplesOf(): Promise<Built> {
    const own = await Promise.all(
      tabs.map(async (example) => ({ example, answer: await answers.of(example) })),
    );
    const keepMs = keepFor(own.every(({ answer }) => answer.isGood));
    return { title: 'Examples', main: examplesPage(own, inDocuments), keepMs };
  }

  async function elementOf(element: SchemaElement): Promise<Built> {
    const name = element.of === 'directive' ? `@${element.name}` : element.name;
    const examples = [...inDocuments, ...tabs].filter(({ selects }) => selects.has(name));
    const [first] = element.of === 'operation' ? examples : [];
    const shown = first ? { example: first, answer: await answers.of(first) } : null;
    return {
      title: name,
      main: elementPage(element, { schema, elements, markdown, examples, shown }),
      keepMs: shown && keepFor(shown.answer.isGood),
    };
  }

  /** Blocks of a document, without its examples. */
  function blocksOf(path: string): Block[] {
    return (files.get(path)?.parts ?? []).flatMap((part) => ('blocks' in part ? part.blocks : []));
  }

  /** The guide's words under a heading of the second level. */
  function guideSection(...headings: readonly string[]): Html {
    let isWithin = false;
    const found: Block[] = [];
    for (const block of blocksOf(GUIDE_PATH)) {
      if (block.type === 'heading' && block.depth <= 2) isWithin = headings.includes(String(block.text));
      if (isWithin) found.push(block);
    }
    return excerpt.htmlOf(found);
  }

  function build(path: string): Promise<Built> | Built | null {
    const file = files.get(path);
    if (file) return documentOf(file);
    switch (path) {
      case REFERENCE_PATH:
        return { title: 'Schema', main: indexPage(elements.all, markdown), keepMs: null };
      case EXAMPLES_PATH:
        return examplesOf();
      case ERRORS_PATH: {
        const main = errorsPage(guideSection('Errors'), { schema, elements, markdown });
        return { title: 'Errors and refusals', main, keepMs: null };
      }
      case LIMITS_PATH: {
        const main = limitsPage(guideSection('Limits', 'Again, and keeping'), budget);
        return { title: 'Limits and budgets', main, keepMs: null };
      }
    }
    const element = elements.at(path);
    return element && elementOf(element);
  }

  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    `font-src ${fontSource(fonts)}`,
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

  function page(content: Parameters<typeof layout>[0]): KeptBytes {
    return new KeptBytes(layout(content), {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    });
  }

  async function built(path: string, building: Promise<Built> | Built): Promise<KeptBytes> {
    const { title, main, keepMs } = await building;
    const entry = kept.get(path);
    if (entry) entry.until = keepMs === null ? Infinity : Date.now() + keepMs;
    return page({ title, path, main });
  }

  return async (path, query) => {
    if (path === STYLE_PATH) return { status: 200, bytes: await (styles ??= readStyles()) };
    if (path === SCHEMA_TEXT_PATH) {
      text ??= new KeptBytes(withoutSources(schemaText(schema)), {
        'content-type': 'text/plain; charset=utf-8',
      });
      return { status: 200, bytes: text };
    }
    if (path === SEARCH_PATH) {
      const term = (new URLSearchParams(query).get('q') ?? '').trim().slice(0, 100);
      const main = searchPage(term, findNames(names, term), markdown);
      return { status: 200, bytes: page({ title: `Search: ${term}`, path, main, term }) };
    }
    const known = kept.get(path);
    if (known && Date.now() < known.until) return { status: 200, bytes: await known.bytes };
    const building = build(path);
    if (building === null) return { status: 404, bytes: page(notFound(path)) };
    const entry = { bytes: built(path, building), until: Infinity };
    kept.set(path, entry);
    entry.bytes.catch(() => kept.delete(path));
    return { status: 200, bytes: await entry.bytes };
  };
}

function keepFor(isGood: boolean): number {
  return isGood ? KEPT_MS : FAILED_MS;
}

function notFound(path: string): Parameters<typeof layout>[0] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return {
    title: 'Page not found',
    path,
    main: html`<h1>Page not found</h1>
      <p class="lead">
        The reference has no page <code>${path}</code>. Perhaps the name was changed:
        <a href="${`${SEARCH_PATH}?q=${encodeURIComponent(name)}`}">search for ${name}</a>, or see
        <a href="${CHANGES_PATH}">the changes</a>.
      </p>`,
  };
}

/** Empty when there is no such file. */
function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The sources of a folder as sections in Markdown. */
function filesText(folder: string): string {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith('.md')) : [];
  return names
    .map((name) => `\n## ${name}\n\n\`\`\`ts\n${readFileSync(`${folder}/${name}`, 'utf8')}\`\`\`\n`)
    .join('');
}

const pageOfFile: Readonly<Record<string, string>> = {
  'README.md': GUIDE_PATH,
  'schema/README.md': GUIDE_PATH,
  'gateway/docs/examples/catalogueExport/README.md': TYPED_PATH,
  'QUESTIONS.md': QUESTIONS_PATH,
  'CHANGELOG.md': CHANGES_PATH,
  'schema.graphql': SCHEMA_TEXT_PATH,
};

/** Links between the documents lead to their pages. */
function hrefOf(target: string): string {
  const [file = '', fragment] = target.split('#', 2);
  const page = pageOfFile[file.replace(/^(?:\.\.\/)+/, '')];
  return page === undefined ? target : `${page}${fragment === undefined ? '' : `#${fragment}`}`;
}
