/**
 * What the README promises of the search profile. No YAML reader is among the shop's packages, so this reads the few forms
 * that the file uses: nested keys, lists of texts, and nothing else.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Block {
  [key: string]: string | string[] | Block;
}

const text = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');

/** @throws Error at a line in any other form. */
function read(source: string): Block {
  const root: Block = {};
  const open: { indent: number; block: Block; key: string }[] = [{ indent: -1, block: root, key: '' }];
  for (const [number, line] of source.split('\n').entries()) {
    if (/^\s*(#.*)?$/.test(line)) continue;
    const [, spaces = '', item, key = '', value = ''] =
      /^( *)(?:- (.+)|([\w.-]+):(?: (.+))?)$/.exec(line) ?? [];
    if (item === undefined && key === '') throw new Error(`line ${number + 1}: ${line}`);
    while ((open.at(-1)?.indent ?? -1) >= spaces.length) open.pop();
    const parent = open.at(-1)!;
    if (item !== undefined) {
      const list = (parent.block[parent.key] ??= []);
      if (Array.isArray(list)) list.push(plain(item));
      else parent.block[parent.key] = [plain(item)];
      continue;
    }
    const inside = parent.key === '' ? parent.block : ((parent.block[parent.key] ??= {}) as Block);
    if (key in inside) throw new Error(`line ${number + 1}: ${key} is there twice`);
    if (value === '') inside[key] = {};
    else inside[key] = /^\[.*\]$/.test(value) ? value.slice(1, -1).split(', ') : plain(value);
    open.push({ indent: spaces.length, block: inside, key });
  }
  return root;
}

function plain(value: string): string {
  return value.replace(/^'(.*)'$/, '$1');
}

const compose = read(text);
const search = (compose['services'] as Block)['search'] as Block;
const environment = search['environment'] as Block;

test('nothing starts unless its profile is named', () => {
  for (const service of Object.values(compose['services'] as Block))
    expect((service as Block)['profiles']).toEqual(expect.arrayContaining([expect.stringMatching(/./)]));
  expect(search['profiles']).toEqual(['search']);
});

test('one node of a named version, which keeps its data in a named volume', () => {
  expect(search['image']).toMatch(/^opensearchproject\/opensearch:\$\{OPENSEARCH_VERSION:-\d+\.\d+\.\d+\}$/);
  expect(environment['discovery.type']).toBe('single-node');
  const [volume = ''] = search['volumes'] as string[];
  expect(volume).toMatch(/^search-data:\/usr\/share\/opensearch\/data$/);
  expect(compose['volumes']).toEqual({ 'search-data': {} });
});

test('without security it is reached from this machine alone', () => {
  expect(environment['DISABLE_SECURITY_PLUGIN']).toBe('true');
  for (const port of search['ports'] as string[]) expect(port).toMatch(/^127\.0\.0\.1:/);
});

test('its memory is limited, and its heap leaves most of it to the files', () => {
  expect(search['mem_limit']).toBe('1536m');
  expect(environment['OPENSEARCH_JAVA_OPTS']).toBe('-Xms512m -Xmx512m');
});

test('it counts as up when it answers', () => {
  const check = search['healthcheck'] as Block;
  expect((check['test'] as string[])[0]).toBe('CMD-SHELL');
  expect((check['test'] as string[])[1]).toContain('/_cluster/health');
});
