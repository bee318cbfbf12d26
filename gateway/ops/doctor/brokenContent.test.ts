/** Each fault of the content service and of what editors entered gives one clear line. */
import { describe, test } from 'vitest';
import {
  answersTo,
  breakSource,
  type Broken,
  changing,
  environment,
  expectOneLine,
  openSandbox,
} from '../../testing/testDoctor.ts';

openSandbox();

type Fields = { uid: string; schema?: Fields }[];

/** Changes the content types of the stack. */
function typesWith(change: (types: Fields) => Fields) {
  return answersTo(/content_types(\?| .*"skip")/, (text) => {
    const body = JSON.parse(text) as { content_types?: Fields };
    return JSON.stringify(body.content_types ? { content_types: change(body.content_types) } : body);
  });
}

function withoutFieldOf(contentType: string, field: string): (types: Fields) => Fields {
  const without = (fields: Fields): Fields =>
    fields
      .filter(({ uid }) => uid !== field)
      .map((one) => (one.schema ? { ...one, schema: without(one.schema) } : one));
  return (types) => types.map((type) => (type.uid === contentType ? (without([type])[0] ?? type) : type));
}

function fieldAs(contentType: string, field: string, form: object): (types: Fields) => Fields {
  return (types) =>
    types.map((type) =>
      type.uid === contentType
        ? {
            ...type,
            schema: type.schema?.map((one) => (one.uid === field ? { ...one, ...form } : one)) ?? [],
          }
        : type,
    );
}

const table: Broken[] = [
  {
    what: 'a content service that is not running',
    by: () => ({ CONTENT_URL: 'http://127.0.0.1:1/v3' }),
    says: 'content: connection: 127.0.0.1:1 refuses connections',
  },
  {
    what: 'a content key of another stack',
    by: () => ({ CONTENT_API_KEY: 'another-stack' }),
    says: 'content: credentials: the credentials are refused',
  },
  {
    what: 'a revoked content token',
    by: () => ({ CONTENT_DELIVERY_TOKEN: 'revoked-token' }),
    says: 'content: credentials: the credentials are refused',
  },
  {
    what: 'an unknown environment',
    by: () => ({ CONTENT_ENVIRONMENT: 'elsewhere' }),
    says: 'content: credentials: ',
  },
  {
    what: 'a revoked preview token',
    by: () => ({ CONTENT_PREVIEW_TOKEN: 'revoked-preview' }),
    says: 'content: preview: the credentials are refused',
  },
  {
    what: 'a website instead of the content service',
    async by() {
      await breakSource({ source: 'delivery', body: 'html' });
      return {};
    },
    says: 'content: credentials: an answer cannot be read: the answer is not JSON',
  },
  {
    what: 'a content service that breaks connections off',
    async by() {
      await breakSource({ source: 'delivery', drop: true });
      return {};
    },
    says: 'breaks the connection off (ECONNRESET)',
  },
  {
    what: 'a content service that fails',
    async by() {
      await breakSource({ source: 'delivery', status: 500 });
      return {};
    },
    says: 'content: credentials: the service fails (500)',
  },
  {
    what: 'a missing locale',
    by: async () => ({
      CONTENT_URL: `${await changing((call, answer) =>
        /locale=ja|"locale":"ja"/.test(call)
          ? {
              ...answer,
              status: 422,
              text: '{"error_code":141,"error_message":"no","errors":{"locale":["no"]}}',
            }
          : answer,
      )}/v3`,
    }),
    says: 'content: locales: the stack lacks the locale ja',
  },
  {
    what: 'a locale without a fallback',
    by: async () => ({
      CONTENT_URL: `${await changing((call, answer) =>
        /locale=de\b|"locale":"de"/.test(call) && call.includes('include_count')
          ? { ...answer, text: answer.text.replace(/"count":\d+/, '"count":3') }
          : answer,
      )}/v3`,
    }),
    says: 'content: locales: de shows 3 of ',
  },
  {
    what: 'a missing content type that the shop needs',
    by: async () => ({
      CONTENT_URL: `${await changing(typesWith((types) => types.filter(({ uid }) => uid !== 'footer')))}/v3`,
    }),
    says: 'content: content types: the stack has no content type footer',
  },
  {
    what: 'a missing content type that the shop can do without',
    by: async () => ({
      CONTENT_URL: `${await changing(typesWith((types) => types.filter(({ uid }) => uid !== 'athlete')))}/v3`,
    }),
    says: 'content: content types: the stack has no content type athlete',
  },
  {
    what: 'a content type without a field',
    by: async () => ({
      CONTENT_URL: `${await changing(typesWith(withoutFieldOf('color_groups', 'child_colors')))}/v3`,
    }),
    says: 'content: content types: the field is missing: color_groups.child_colors',
  },
  {
    what: 'a group without a field',
    by: async () => ({
      CONTENT_URL: `${await changing(typesWith(withoutFieldOf('product', 'no_index')))}/v3`,
    }),
    says: 'content: content types: the field is missing: product.seo_meta.no_index',
  },
  {
    what: 'a field of another type',
    by: async () => ({
      CONTENT_URL: `${await changing(typesWith(fieldAs('athlete', 'born_year', { data_type: 'text' })))}/v3`,
    }),
    says: 'content: content types: fields of another type: athlete.born_year is text instead of number',
  },
  {
    what: 'a field that holds a list',
    by: async () => ({
      CONTENT_URL: `${await changing(typesWith(fieldAs('product', 'tagline', { multiple: true })))}/v3`,
    }),
    says: 'content: content types: fields of another type: product.tagline is multiple',
  },
  {
    what: 'an entry that cannot be read',
    by: async () => ({
      CONTENT_URL: `${await changing(
        answersTo(/\/athlete\//, (text) => text.replace(/"title":"[^"]*"/, '"title":["a list"]')),
      )}/v3`,
    }),
    says: 'content: entries: entries cannot be read: athlete ',
  },
  {
    what: 'products that share an id of a store',
    by: async () => ({
      CONTENT_URL: `${await changing(answersTo(/\/product\//, (text) => text.replaceAll('"id":100002', '"id":100001')))}/v3`,
    }),
    says: 'content: products: several products have one id of a store: us/100001',
  },
];

describe('exactly one line for', () => {
  test.each(table)('$what', async ({ by, says }) => expectOneLine(environment(await by()), says));
});
