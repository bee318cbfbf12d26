/** The committed schema is up to date and fully documented. */
import { readFile } from 'node:fs/promises';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { differingLines, printedSchema, schemaFile } from '../ops/schemaCheck/printSchema.ts';
import { schema } from './schema.ts';

test('the committed schema is the printed one', async () => {
  const committed = await readFile(schemaFile, 'utf8');
  expect(differingLines(committed, printedSchema())).toEqual([]);
});

test('every type, field, argument, enum value, input field and directive has a description', () => {
  const undescribed: string[] = [];
  const check = (name: string, described: { description?: string | null | undefined }): void => {
    if (!described.description || described.description.trim().length < 4) undescribed.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    check(type.name, type);
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        check(`${type.name}.${field.name}`, field);
        for (const arg of field.args) check(`${type.name}.${field.name}(${arg.name}:)`, arg);
      }
    }
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) check(`${type.name}.${field.name}`, field);
    }
    if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value);
  }
  for (const directive of schema.getDirectives()) {
    if (isSpecifiedDirective(directive)) continue;
    check(`@${directive.name}`, directive);
    for (const arg of directive.args) check(`@${directive.name}(${arg.name}:)`, arg);
  }
  expect(undescribed).toEqual([]);
});

test('a nullable field describes when it is null', () => {
  const undescribed: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const isNullable = !String(field.type).endsWith('!');
      if (isNullable && !/\bnull\b/i.test(field.description ?? ''))
        undescribed.push(`${type.name}.${field.name}`);
    }
  }
  expect(undescribed).toEqual([]);
});

test('the operations of catalogue.md 7.4 keep their names and arguments', () => {
  const fields = schema.getQueryType()?.getFields() ?? {};
  const signature = (name: string): string =>
    `${name}(${fields[name]?.args
      .map((arg) => `${arg.name}: ${String(arg.type)}`)
      .toSorted()
      .join(', ')})`;
  expect(
    ['colorGroups', 'automatedRelatedProductIds', 'relatedProducts', 'errorPage'].map(signature),
  ).toEqual([
    'colorGroups(locale: String)',
    'automatedRelatedProductIds(bcRegion: String!, categoryId: [String]!, ctsRegion: String!, locale: String!, productAttributes: [ProductAttributeInput])',
    'relatedProducts(bcRegion: String!, ids: [Int], includeVariantRetailPrice: Boolean, locale: String!, uids: [String])',
    'errorPage(bcRegion: String!, locale: String!)',
  ]);
});

test('differing lines are listed with their side', () => {
  expect(differingLines('a\nb\nb\nc', 'a\nb\nd')).toEqual(['- b', '- c', '+ d']);
  expect(differingLines('a\nb', 'a\nb')).toEqual([]);
});
