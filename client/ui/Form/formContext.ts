/** What a form provides to its fields, at any depth. */
import { createContext, use } from 'react';

/** Messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

export const FieldErrorsContext = createContext<FieldErrors>({});

/** The form's message for a field; null when it has none. */
export function useFieldError(name: string): string | null {
  return use(FieldErrorsContext)[name] ?? null;
}
