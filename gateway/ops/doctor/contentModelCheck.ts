/** Compares the stack's content types with those that the gateway reads: types, fields, and the types of fields. */
import { z } from 'zod';
import { contentModel, type ModelType } from '../../sources/delivery/model/contentModel.ts';
import { contentTypeJson, type FieldJson } from '../../sources/delivery/model/contentTypeJson.ts';
import { defineCall } from '../../sources/transport/call.ts';
import type { Outcome } from './check.ts';
import { failed, named, warning } from './problem.ts';
import type { ShopReadings } from './shopReadings.ts';

const stackField = z.object({
  uid: z.string(),
  data_type: z.string(),
  multiple: z.boolean().nullish(),
  get schema() {
    return z.array(stackField).optional();
  },
  get blocks() {
    return z.array(z.object({ uid: z.string(), schema: z.array(stackField).optional() })).optional();
  },
});
type StackField = z.output<typeof stackField>;

const pageSize = 100;

const getContentTypes = defineCall({
  source: 'delivery',
  name: 'getContentTypes',
  method: 'GET',
  route: '/v3/content_types',
  varies: [],
  idempotent: true,
  request: ({ environment, skip }: { environment: string; skip: number }) => ({
    path: '/v3/content_types',
    query: { environment, skip, limit: pageSize, include_global_field_schema: true },
  }),
  answer: z.object({ content_types: z.array(z.object({ uid: z.string(), schema: z.array(stackField) })) }),
});

/** Types of fields whose values the gateway reads as well. */
const readAlso: Readonly<Record<FieldJson['data_type'], readonly string[]>> = {
  text: ['isodate', 'link'],
  isodate: ['text'],
  number: [],
  boolean: [],
  group: ['global_field', 'json'],
  reference: [],
  blocks: [],
  json: ['group', 'global_field', 'blocks', 'reference', 'text', 'number'],
};

interface Difference {
  type: ModelType;
  /** Such as `product.seo_meta.no_index`. */
  field: string;
  /** Empty: it is missing. */
  wrong: string;
  isMandatory: boolean;
}

export async function modelIn({ sources, callerIn, config }: ShopReadings): Promise<Outcome> {
  const { environment } = config.delivery;
  const found = new Map<string, readonly StackField[]>();
  for (let skip = 0; ; skip += pageSize) {
    const answer = await sources.delivery.run(getContentTypes, { environment, skip }, callerIn());
    for (const { uid, schema } of answer.content_types) found.set(uid, schema);
    if (answer.content_types.length < pageSize) break;
  }
  const absent = contentModel.filter(({ contentType }) => !found.has(contentType));
  const needed = absent.filter(({ isOptional }) => !isOptional);
  const [some] = needed.length > 0 ? [needed] : [absent];
  if (absent.length > 0)
    return (needed.length > 0 ? failed : warning)(
      `the stack has no content type ${named(some.map(({ contentType }) => contentType))}`,
      `Create it (npm run content:model writes it): ${named(some.map(({ shows }) => shows))} would be missing.`,
    );
  const differences = contentModel.flatMap((type) =>
    differencesIn(type, contentTypeJson(type).schema, found.get(type.contentType) ?? [], type.contentType),
  );
  const wrong = differences.filter((one) => one.wrong !== '');
  if (wrong.length > 0)
    return failed(
      `fields of another type: ${named(wrong.map((one) => `${one.field} ${one.wrong}`))}`,
      `Change them in the content type: ${named(shownBy(wrong))} would fail or show less.`,
    );
  if (differences.length === 0) return `${contentModel.length} content types with their fields`;
  const isFatal = differences.some(({ isMandatory }) => isMandatory);
  return (isFatal ? failed : warning)(
    `the ${differences.length === 1 ? 'field is' : 'fields are'} missing: ${named(
      differences.map(({ field }) => field),
      40,
    )}`,
    `Add them to the content type (npm run content:model writes them): ${named(shownBy(differences))} would ${isFatal ? 'fail' : 'show less'}.`,
  );
}

function shownBy(differences: readonly Difference[]): string[] {
  return [...new Set(differences.map(({ type }) => type.shows))];
}

function differencesIn(
  type: ModelType,
  wanted: readonly FieldJson[],
  present: readonly StackField[],
  path: string,
): Difference[] {
  const isTop = path === type.contentType;
  return wanted.flatMap((field): Difference[] => {
    const at = { type, field: `${path}.${field.uid}`, isMandatory: field.mandatory };
    const own = present.find(({ uid }) => uid === field.uid);
    if (!own) return isTop && type.optionalFields?.includes(field.uid) ? [] : [{ ...at, wrong: '' }];
    const { data_type: dataType } = field;
    const isBoolean = field.enum !== undefined && own.data_type === 'boolean';
    if (own.data_type !== dataType && !isBoolean && !readAlso[dataType].includes(own.data_type))
      return [{ ...at, wrong: `is ${own.data_type} instead of ${dataType}` }];
    const isPlain = dataType !== 'json' && dataType !== 'reference' && own.data_type !== 'json';
    if (isPlain && (own.multiple ?? false) !== field.multiple && !isTags(type, field))
      return [{ ...at, wrong: field.multiple ? 'is not multiple' : 'is multiple' }];
    if (field.schema && own.schema) return differencesIn(type, field.schema, own.schema, at.field);
    return (field.blocks ?? []).flatMap((block) => {
      const ownBlock = own.blocks?.find(({ uid }) => uid === block.uid);
      // A stack may do without a kind of block.
      return ownBlock?.schema
        ? differencesIn(type, block.schema, ownBlock.schema, `${at.field}.${block.uid}`)
        : [];
    });
  });
}

/** Layout tags are read as one text, too. */
function isTags({ contentType }: ModelType, { uid }: FieldJson): boolean {
  return contentType === 'category_groups' && uid === 'clp_layout_tags';
}
