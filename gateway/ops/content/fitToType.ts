/**
 * The fields of an entry as its content type takes them. Fields that the type does not have are left out, since the
 * gateway does not read them; values that the vendor would refuse are left out and reported.
 */
import type { FieldJson } from '../../sources/delivery/model/contentTypeJson.ts';

type Fields = Readonly<Record<string, unknown>>;

/** @param refuse is told the path of each value that is left out. */
export function fitToType(
  fields: Fields,
  schema: readonly FieldJson[],
  refuse: (path: string, reason: string) => void,
  path = '',
): Record<string, unknown> {
  return Object.fromEntries(
    schema.flatMap((field) => {
      const value = fields[field.uid];
      if (value === undefined || value === null) return [];
      const fitting = fitted(value, field, refuse, path === '' ? field.uid : `${path}.${field.uid}`);
      return fitting === undefined ? [] : [[field.uid, fitting]];
    }),
  );
}

type Refuse = Parameters<typeof fitToType>[2];

/** Undefined: left out. */
function fitted(value: unknown, field: FieldJson, refuse: Refuse, path: string): unknown {
  if (field.data_type === 'json') return value;
  if (field.data_type === 'reference' || field.multiple) {
    if (!Array.isArray(value)) {
      refuse(path, 'is no list');
      return undefined;
    }
    return value.flatMap((item: unknown) => {
      const one = fittedItem(item, field, refuse, path);
      return one === undefined ? [] : [one];
    });
  }
  return fittedItem(value, field, refuse, path);
}

function fittedItem(value: unknown, field: FieldJson, refuse: Refuse, path: string): unknown {
  switch (field.data_type) {
    case 'json':
      return value;
    case 'reference':
      return fittedReference(value, field, refuse, path);
    case 'group':
      if (isRecord(value)) return fitToType(value, field.schema ?? [], refuse, path);
      break;
    case 'blocks': {
      const [uid = '', inner] = isRecord(value) ? (Object.entries(value)[0] ?? []) : [];
      const block = field.blocks?.find((one) => one.uid === uid);
      if (block && isRecord(inner))
        return { [uid]: fitToType(inner, block.schema, refuse, `${path}.${uid}`) };
      break;
    }
    case 'text':
      if (typeof value === 'string') return value;
      if (typeof value === 'number') return String(value);
      break;
    case 'isodate':
      if (value === '') return undefined;
      if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return value;
      break;
    default:
      if (typeof value === field.data_type) return value;
  }
  refuse(path, `is no ${field.data_type}: ${JSON.stringify(value).slice(0, 60)}`);
  return undefined;
}

function fittedReference(value: unknown, field: FieldJson, refuse: Refuse, path: string): unknown {
  if (isRecord(value) && typeof value['uid'] === 'string') {
    const { uid, _content_type_uid: type } = value;
    if (typeof type === 'string' && field.reference_to?.includes(type))
      return { uid, _content_type_uid: type };
  }
  refuse(path, `does not refer to ${field.reference_to?.join(' or ')}`);
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
