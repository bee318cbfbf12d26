/**
 * Evaluates the vendor's filter language on one entry (wire-protocols 1.2, Filter operators): equality, comparison,
 * lists, patterns, `$or`/`$and`, and conditions on referenced entries. A path descends into groups and lists; a
 * condition on a list holds if any item meets it, a negated one if none fails it.
 */
export type Filter = Readonly<Record<string, unknown>>;

/** A filter that the vendor would refuse. */
export class FilterError extends Error {
  override readonly name = 'FilterError';
}

export interface ReferenceLook {
  /** The referenced entry as the request may see it, or null. */
  entry(contentType: string, uid: string): Filter | null;
}

const maxPatternLength = 200;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

export function matches(filter: Filter, entry: Filter, look: ReferenceLook): boolean {
  return Object.entries(filter).every(([name, condition]) => {
    if (name === '$and') return filters(name, condition).every((part) => matches(part, entry, look));
    if (name === '$or') return filters(name, condition).some((part) => matches(part, entry, look));
    if (name.startsWith('$')) throw new FilterError(`${name} is not an operator here`);
    return holds(condition, valuesAt(entry, name.split('.')), look);
  });
}

function filters(name: string, condition: unknown): Filter[] {
  if (!Array.isArray(condition) || !condition.every(isRecord)) {
    throw new FilterError(`${name} takes a list of filters`);
  }
  return condition;
}

/** All values at a path; lists on the way are entered, a list at its end contributes its items. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (path[0] === 'taxonomies' && path.length === 2 && isRecord(value)) return termsOf(value, path[1]);
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return value === undefined ? [] : [value];
  return isRecord(value) ? valuesAt(value[name], rest) : [];
}

/** `taxonomies.category` selects the terms of one taxonomy; an entry's terms include their ancestors. */
function termsOf(entry: Record<string, unknown>, taxonomy: string | undefined): unknown[] {
  const terms: unknown[] = Array.isArray(entry.taxonomies) ? entry.taxonomies : [];
  return terms.flatMap((term) => (isRecord(term) && term.taxonomy_uid === taxonomy ? [term.term_uid] : []));
}

function holds(condition: unknown, values: readonly unknown[], look: ReferenceLook): boolean {
  if (!isRecord(condition) || !Object.keys(condition).some((key) => key.startsWith('$'))) {
    return values.some((value) => equal(value, condition));
  }
  const options = condition.$options;
  return Object.entries(condition).every(([operator, operand]) => {
    switch (operator) {
      case '$in':
        return list(operator, operand).some((wanted) => values.some((value) => equal(value, wanted)));
      case '$eq_below':
        return values.some((value) => equal(value, operand));
      case '$nin':
        return !list(operator, operand).some((wanted) => values.some((value) => equal(value, wanted)));
      case '$ne':
        return !values.some((value) => equal(value, operand));
      case '$exists':
        if (typeof operand !== 'boolean') throw new FilterError('$exists takes true or false');
        return values.length > 0 === operand;
      case '$lt':
      case '$lte':
      case '$gt':
      case '$gte':
        return values.some((value) => compares(operator, value, operand));
      case '$regex': {
        const pattern = patternOf(operand, options);
        return values.some((value) => typeof value === 'string' && pattern.test(value));
      }
      case '$options':
        if (condition.$regex === undefined) throw new FilterError('$options requires $regex');
        return true;
      case '$in_query':
        return values.some((value) => refersTo(value, operand, look));
      case '$nin_query':
        return !values.some((value) => refersTo(value, operand, look));
      default:
        throw new FilterError(`${operator} is not an operator`);
    }
  });
}

function list(operator: string, operand: unknown): readonly unknown[] {
  if (!Array.isArray(operand)) throw new FilterError(`${operator} takes a list`);
  return operand;
}

function equal(value: unknown, wanted: unknown): boolean {
  if (value === wanted) return true;
  if (wanted === null || typeof wanted !== 'object' || typeof value !== 'object') return false;
  return JSON.stringify(value) === JSON.stringify(wanted);
}

/** Compares only values of the same type: numbers, or texts (including ISO dates). */
function compares(operator: '$lt' | '$lte' | '$gt' | '$gte', value: unknown, operand: unknown): boolean {
  let order: number;
  if (typeof value === 'number' && typeof operand === 'number') order = value - operand;
  else if (typeof value === 'string' && typeof operand === 'string')
    order = value < operand ? -1 : Number(value > operand);
  else return false;
  switch (operator) {
    case '$lt':
      return order < 0;
    case '$lte':
      return order <= 0;
    case '$gt':
      return order > 0;
    case '$gte':
      return order >= 0;
  }
}

function patternOf(operand: unknown, options: unknown): RegExp {
  if (typeof operand !== 'string' || operand.length > maxPatternLength)
    throw new FilterError('$regex takes a short text');
  const flags =
    typeof options === 'string' ? [...new Set(options)].filter((flag) => 'ims'.includes(flag)).join('') : '';
  try {
    return new RegExp(operand, flags);
  } catch {
    throw new FilterError('$regex is not a pattern');
  }
}

/** Reads a reference in an entry: `{uid, _content_type_uid}`, perhaps with the entry's fields. */
export function referenceOf(value: unknown): { contentType: string; uid: string } | null {
  const { uid, _content_type_uid: contentType } = isRecord(value) ? value : {};
  return typeof uid === 'string' && typeof contentType === 'string' ? { contentType, uid } : null;
}

function refersTo(value: unknown, operand: unknown, look: ReferenceLook): boolean {
  if (!isRecord(operand)) throw new FilterError('a condition on a reference is a filter');
  const reference = referenceOf(value);
  const entry = reference && look.entry(reference.contentType, reference.uid);
  return entry !== null && matches(operand, entry, look);
}
