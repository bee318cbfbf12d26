/**
 * Response form of an entry: references resolved along the `include` paths, then fields kept or dropped by `only` and
 * `except` (wire-protocols 1.2, 1.3).
 */
import { isRecord, referenceOf, type ReferenceLook } from './filter.ts';
import type { FieldLists } from './parameters.ts';

type Json = Readonly<Record<string, unknown>>;

export interface Shape {
  include: readonly string[];
  only: FieldLists | null;
  except: FieldLists | null;
}

/** Fields to keep or drop, as a tree: `{seo_meta: {seo_title: {}}}`. An empty node means the whole value. */
interface FieldTree {
  [name: string]: FieldTree;
}

export function shaped(entry: Json, shape: Shape, look: ReferenceLook): Json {
  const whole = shape.include.length === 0 ? entry : expand(entry, treeOf(shape.include), '', shape, look);
  return projected(isRecord(whole) ? whole : entry, 'BASE', shape, ['uid']);
}

function projected(entry: Json, place: string, shape: Shape, always: readonly string[]): Json {
  const only = shape.only?.[place];
  const except = shape.except?.[place];
  let result = entry;
  if (only) result = asRecord(keep(entry, treeOf([...only, ...always])));
  if (except) result = asRecord(drop(result, treeOf(except.filter((field) => !always.includes(field)))));
  return result;
}

/**
 * Descends the included paths, through groups, modular blocks, lists and references alike; references on the way are
 * resolved, too. An unpublished one stays a bare reference.
 */
function expand(value: unknown, tree: FieldTree, place: string, shape: Shape, look: ReferenceLook): unknown {
  if (Array.isArray(value)) return value.map((item) => expand(item, tree, place, shape, look));
  if (!isRecord(value)) return value;
  // A bare reference has exactly two keys.
  const reference = Object.keys(value).length === 2 ? referenceOf(value) : null;
  if (reference) {
    const entry = look.entry(reference.contentType, reference.uid);
    if (!entry) return value;
    const fields = asRecord(expandFields(entry, tree, place, shape, look));
    const whole = { ...fields, _content_type_uid: reference.contentType };
    return projected(whole, place, shape, ['uid', '_content_type_uid']);
  }
  return expandFields(value, tree, place, shape, look);
}

function expandFields(
  value: Json,
  tree: FieldTree,
  place: string,
  shape: Shape,
  look: ReferenceLook,
): unknown {
  const result: Record<string, unknown> = { ...value };
  for (const [name, below] of Object.entries(tree)) {
    if (result[name] === undefined) continue;
    result[name] = expand(result[name], below, place === '' ? name : `${place}.${name}`, shape, look);
  }
  return result;
}

function treeOf(paths: readonly string[]): FieldTree {
  const tree: FieldTree = {};
  for (const path of paths) {
    let node = tree;
    for (const name of path.split('.')) node = node[name] ??= {};
  }
  return tree;
}

function keep(value: unknown, tree: FieldTree): unknown {
  if (Object.keys(tree).length === 0) return value;
  if (Array.isArray(value)) return value.map((item) => keep(item, tree));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, below]) =>
      name in value ? [[name, keep(value[name], below)]] : [],
    ),
  );
}

function drop(value: unknown, tree: FieldTree): unknown {
  if (Array.isArray(value)) return value.map((item) => drop(item, tree));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const below = tree[name];
      if (!below) return [[name, inner]];
      return Object.keys(below).length === 0 ? [] : [[name, drop(inner, below)]];
    }),
  );
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
