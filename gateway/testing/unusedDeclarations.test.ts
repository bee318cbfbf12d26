/**
 * Finds declarations that the running shop does not use: methods of the sources' handles without a resolver, and fields
 * of the schema that no screen selects and that have no other user. Unused files and exports are found by knip in `npm
 * run check`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { isInterfaceType, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../graph/schema.ts';
import { createBotcheck, type BotcheckSource } from '../sources/botcheck/botcheck.ts';
import { commerceSource } from '../sources/commerce/commerce.ts';
import type { DeliverySource } from '../sources/delivery/client/deliverySource.ts';
import { createDelivery } from '../sources/delivery/delivery.ts';
import type { EngineSource } from '../sources/engine/driver.ts';
import { createEngine } from '../sources/engine/engine.ts';
import { createImagery, type ImagerySource } from '../sources/imagery/imagery.ts';
import { createSpend } from '../sources/spend/spend.ts';
import type { Caller } from '../sources/transport/caller.ts';
import type { Source } from '../sources/transport/source.ts';
import { unselected } from './unselectedFields.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (file: string): string => readFileSync(root + file, 'utf8');
const isProduction = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.test\.|\/(?:sandbox|testing|bench)\/|\/__generated__\/|\/(?:test|sample)[A-Z]/.test(file);
const files = (folder: string): string[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter(isProduction);

const caller = { scope: {} } as Caller;
/** Created without a source that answers: only the names of their methods are read. */
const handles = {
  commerce: commerceSource({ url: 'http://127.0.0.1' }).open(caller),
  delivery: createDelivery({} as DeliverySource, caller),
  engine: createEngine({} as EngineSource, caller),
  imagery: createImagery({} as ImagerySource, caller),
  spend: createSpend({} as Source, caller),
  botcheck: createBotcheck({} as BotcheckSource, caller),
};

/** Methods that no page needs today but the specification names, with its sentence. */
const namedBySpecification: Readonly<Record<string, string>> = {
  'delivery.entryByUid':
    'single entries {entry_uid} (catalogue.md 7.2); the requested entry doesn’t exist (8)',
};

describe('methods of the sources’ handles', () => {
  const callers = files('gateway')
    .filter((file) => !file.startsWith('gateway/sources/'))
    .map(read);

  test.each(Object.entries(handles))('every one of %s has a caller outside the sources', (source, handle) => {
    const methods = Object.keys(handle);
    expect(methods.length).toBeGreaterThan(0);
    const uncalled = methods.filter((method) => {
      if (`${source}.${method}` in namedBySpecification) return false;
      // On the context's handle, on a new one (`open(…).login(`), or destructured from either.
      const call = new RegExp(
        `(?:\\b${source}|\\)|\\bservice)\\??\\.${method}\\b|\\{[^{}]*\\b${method}\\b[^{}]*\\} = \\w+\\.${source}\\b`,
      );
      return !callers.some((text) => call.test(text));
    });
    expect(uncalled).toEqual([]);
  });
});

describe('fields of the schema', () => {
  const asked = selectedFields();
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith('__'))
    .flatMap((type) =>
      Object.keys(isObjectType(type) || isInterfaceType(type) ? type.getFields() : {}).map(
        (field) => `${type.name}.${field}`,
      ),
    );
  const offered = Object.entries(unselected).flatMap(([type, { fields: names }]) =>
    names.map((name) => `${type}.${name}`),
  );

  test('are selected by a screen, or listed with their user', () => {
    expect(fields.length).toBeGreaterThan(500);
    const known = new Set([...asked, ...offered, ...offered.flatMap(inEachType)]);
    expect(fields.filter((field) => !known.has(field))).toEqual([]);
  });

  test('that are listed exist, and no screen selects them', () => {
    expect(offered.filter((field) => !fields.includes(field) || asked.has(field))).toEqual([]);
  });
});

/** A listed field of an interface is a field of all types that implement it. */
function inEachType(listed: string): string[] {
  const [name = '', field] = listed.split('.');
  const type = schema.getType(name);
  return isInterfaceType(type) ? schema.getPossibleTypes(type).map((one) => `${one.name}.${field}`) : [];
}

/** From the client's current operations: `schema/operations.json` also contains those of former builds. */
function selectedFields(): Set<string> {
  const operations = JSON.parse(read('schema/operations.json')) as Record<string, string>;
  const artifacts = readdirSync(`${root}client/relay/__generated__`)
    .map((file) => read(`client/relay/__generated__/${file}`))
    .join('\n');
  const current = Object.entries(operations).filter(([id]) => artifacts.includes(id));
  expect(current.length).toBeGreaterThan(50);
  const seen = new Set<string>();
  for (const [, text] of current) {
    const types = new TypeInfo(schema);
    const note = (): void => {
      const parent = types.getParentType();
      const field = types.getFieldDef()?.name;
      if (!parent || field === undefined) return;
      seen.add(`${parent.name}.${field}`);
      if (isInterfaceType(parent))
        for (const type of schema.getPossibleTypes(parent)) seen.add(`${type.name}.${field}`);
    };
    visit(parse(text), visitWithTypeInfo(types, { Field: note }));
  }
  return seen;
}
