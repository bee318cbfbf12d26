/**
 * Settings that people keep by hand: a field that is not what it should be reads as if it were missing, so that it costs
 * itself and not the settings around it. Which ones were odd is noted while an answer is read, for whoever runs the shop.
 */
import { z } from 'zod';

/** Names of odd fields of the answer that is being read. */
let noted: Set<string> | null = null;

/** Reads something, and tells which of its fields were odd. Reading is synchronous, so the notes are of nothing else. */
export function notingOddFields<Result>(read: () => Result): { result: Result; odd: readonly string[] } {
  const outer = noted;
  const odd = new Set<string>();
  noted = odd;
  try {
    const result = read();
    return { result, odd: [...odd] };
  } finally {
    noted = outer;
  }
}

/** An object whose odd fields read as missing ones. Fields that must not be missing, such as an id, still fail it. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  const tolerant = Object.entries(shape).map(([name, field]) => [
    name,
    orMissing(name, field as unknown as z.ZodType),
  ]);
  return z.object(Object.fromEntries(tolerant) as Shape);
}

function orMissing(name: string, field: z.ZodType): z.ZodType {
  const missing = field.safeParse(undefined);
  return missing.success ? oddAs(name, field, missing.data) : field;
}

/** A field that reads as this when it is odd: for those whose absence means something else. */
export function oddAs<Field extends z.ZodType>(name: string, field: Field, odd: z.output<Field>) {
  return field.catch(() => {
    noted?.add(name);
    return odd as z.core.util.NoUndefined<z.output<Field>>;
  });
}

/** A list whose unreadable items are left out and noted; one of which nothing can be read is no such list. */
export function readableItems<Item extends z.ZodType>(item: Item, name: string) {
  return z
    .array(z.unknown())
    .transform((items) => ({
      given: items.length,
      read: items.flatMap((each): z.output<Item>[] => {
        const read = item.safeParse(each);
        if (!read.success) noted?.add(name);
        return read.success ? [read.data] : [];
      }),
    }))
    .refine(({ given, read }) => given === 0 || read.length > 0, 'no item can be read')
    .transform(({ read }) => read);
}
