/** The key of a value that this build knows. */
export function keyOf<Keys extends Readonly<Record<string, string>>>(
  keys: Keys,
  value: string,
): Keys[keyof Keys] | null {
  return (keys[value] as Keys[keyof Keys] | undefined) ?? null;
}
