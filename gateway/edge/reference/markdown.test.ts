/** Markdown of descriptions and documents. */
import { describe, expect, test } from 'vitest';
import { Markdown, slugOf } from './markdown.ts';

const markdown = new Markdown({
  pathOf: (code) => (code === 'Ski.length' ? '/reference/types/Ski#length' : null),
  hrefOf: (target) => (target === 'GUIDE.md' ? '/reference/guide' : target),
});

describe('Markdown', () => {
  test.each([
    ['removes scripts', 'a <script>alert(1)</script> b', '<p>a  b</p>\n'],
    ['removes addresses that run', '[x](javascript:alert(1))', '<p><a>x</a></p>\n'],
    ['removes attributes', '<a href="/x" onclick="y()">x</a>', '<p><a href="/x">x</a></p>\n'],
    ['escapes code', '`a < b`', '<p><code>a &lt; b</code></p>\n'],
    [
      'links code that names an element',
      '`Ski.length`',
      '<p><a href="/reference/types/Ski#length"><code>Ski.length</code></a></p>\n',
    ],
    [
      'links documents to their pages',
      '[the guide](GUIDE.md)',
      '<p><a href="/reference/guide">the guide</a></p>\n',
    ],
    ['gives headings an id', '## A key', '<h2 id="a-key">A key</h2>\n'],
  ])('%s', (_, text, expected) => {
    expect(markdown.description(text).text).toBe(expected);
  });

  test('makes wide code and tables reachable by keyboard', () => {
    expect(markdown.description('```\nx\n```').text).toContain('<pre tabindex="0">');
    const table = markdown.description('| | b |\n|-|-|\n| 1 | 2 |').text;
    expect(table).toContain('<div class="scroll" tabindex="0" role="region" aria-label="Table: b">');
    expect(table).not.toContain('<th></th>');
  });

  test('derives ids of headings as GitHub does', () => {
    expect(slugOf('GraphiQL, and what an answer rests on')).toBe('graphiql-and-what-an-answer-rests-on');
  });
});
