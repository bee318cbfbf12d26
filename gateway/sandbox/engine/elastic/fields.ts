/** An index's mapping: the type of each path, and dynamic mapping of undeclared fields. */
import { illegal, Refusal } from './refusal.ts';
import type { Analyzers } from './analysis.ts';
import type { IndexBody } from './shapes.ts';

export interface Property {
  type?: string;
  analyzer?: string;
  search_analyzer?: string;
  /** Path whose text this is a part of, too. */
  copy_to?: string;
  ignore_above?: number;
  fields?: Record<string, Property>;
  properties?: Record<string, Property>;
  dynamic?: boolean | string;
}

const types = ['keyword', 'double', 'long', 'date', 'text', 'token_count'];

export function checkMapping({ mappings }: IndexBody, analyzers: Analyzers): void {
  const check = (properties: Record<string, Property>): void => {
    for (const [name, property] of Object.entries(properties)) {
      const { type, analyzer, search_analyzer: search, fields = {}, properties: inner } = property;
      if (inner) check(inner);
      else if (type === undefined || !types.includes(type)) {
        throw new Refusal(
          400,
          'mapper_parsing_exception',
          `No handler for type [${String(type)}] declared on field [${name}]`,
        );
      }
      for (const one of [analyzer, search])
        if (one !== undefined && !analyzers.knows(one))
          throw illegal(`analyzer [${one}] has not been configured in mappings`);
      check(fields);
    }
  };
  check(mappings.properties as Record<string, Property>);
}

/** Null for a path that is not mapped. */
export function propertyAt(properties: Record<string, Property>, path: string): Property | null {
  let inside: Record<string, Property> | undefined = properties;
  let found: Property | null = null;
  for (const name of path.split('.')) {
    found = inside?.[name] ?? null;
    inside = found?.properties ?? found?.fields;
  }
  return found;
}

/** Adds new fields by the dynamic templates, and refuses values that do not fit a field's type. */
export function admit(body: IndexBody, id: string, document: Record<string, unknown>): void {
  const { dynamic, dynamic_templates: templates } = body.mappings;
  const properties = body.mappings.properties as Record<string, Property>;
  for (const [name, value] of Object.entries(document)) {
    const values = (Array.isArray(value) ? value : [value]) as unknown[];
    const [first] = values;
    if (!Object.hasOwn(properties, name) && dynamic && first !== undefined && first !== null) {
      const kind = typeof first === 'number' ? (Number.isInteger(first) ? 'long' : 'double') : typeof first;
      const template = templates
        .flatMap((one) => Object.values(one))
        .find(
          ({ match, match_mapping_type: type }) =>
            (match === undefined || globbed(match).test(name)) && (type === undefined || type === kind),
        );
      properties[name] = template
        ? (template.mapping as Property)
        : { type: kind === 'string' ? 'text' : kind };
    }
    const type = properties[name]?.type;
    const wrong = values.find((one) => one !== null && !fitsType(type, one));
    if (wrong !== undefined) {
      throw new Refusal(
        400,
        'document_parsing_exception',
        `failed to parse field [${name}] of type [${String(type)}] in document with id '${id}'. Preview of field's value: '${String(wrong)}'`,
      );
    }
  }
}

function fitsType(type: string | undefined, value: unknown): boolean {
  if (type === 'double' || type === 'long') return Number.isFinite(Number(value)) && value !== '';
  if (type === 'date') return !Number.isNaN(Date.parse(String(value)));
  return type === undefined || typeof value !== 'object';
}

function globbed(pattern: string): RegExp {
  const text = pattern
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*');
  return new RegExp(`^${text}$`);
}
