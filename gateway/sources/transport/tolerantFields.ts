/**
 * Schemas for settings that people edit: an invalid field is read as missing instead of failing the whole object. The
 * names of invalid fields are collected while an answer is parsed, to be reported to the shop's operators.
 */
import { z } from 'zod';

/** Invalid fields of the answer that is being parsed; most answers have none. */
interface Invalid {
  fields: Set<string> | null;
}
let current: Invalid | null = null;
const none: readonly string[] = [];

function addInvalid(name: string): void {
  if (current) (current.fields ??= new Set()).add(name);
}

/** Runs a parser, and returns which fields were invalid. Parsing is synchronous, so no other answer interferes. */
export function collectInvalidFields<Result>(parse: () => Result): {
  result: Result;
  invalid: readonly string[];
} {
  const outer = current;
  const own: Invalid = { fields: null };
  current = own;
  try {
    const result = parse();
    return { result, invalid: own.fields ? [...own.fields] : none };
  } finally {
    current = outer;
  }
}

/** An object whose invalid fields are read as missing. Required fields, such as an id, still fail it. */
export function tolerantObject<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  const tolerant = Object.entries(shape).map(([name, field]) => [
    name,
    missingIfInvalid(name, field as unknown as z.ZodType),
  ]);
  return z.object(Object.fromEntries(tolerant) as Shape);
}

function missingIfInvalid(name: string, field: z.ZodType): z.ZodType {
  const missing = field.safeParse(undefined);
  return missing.success ? withFallback(name, field, missing.data) : field;
}

/** A field with a fallback for invalid values, where a missing value means something else. */
export function withFallback<Field extends z.ZodType>(name: string, field: Field, fallback: z.output<Field>) {
  return field.catch(() => {
    addInvalid(name);
    return fallback as z.core.util.NoUndefined<z.output<Field>>;
  });
}

/** A list without its invalid items. Invalid itself if it has items and none is valid. */
export function tolerantArray<Item extends z.ZodType>(item: Item, name: string) {
  return z
    .array(z.unknown())
    .transform((items) => ({
      given: items.length,
      valid: items.flatMap((each): z.output<Item>[] => {
        const parsed = item.safeParse(each);
        if (!parsed.success) addInvalid(name);
        return parsed.success ? [parsed.data] : [];
      }),
    }))
    .refine(({ given, valid }) => given === 0 || valid.length > 0, 'no item can be read')
    .transform(({ valid }) => valid);
}
