/** Attributes by which the content service's editor finds the entry behind an element. In preview only. */
import { createContext, use, useSyncExternalStore } from 'react';
import type { EditTags } from './EditTags.ts';

/** Null for everyone but editors. */
export const EditTagsContext = createContext<EditTags | null>(null);

export interface EditTagAttributes {
  readonly 'data-cslp'?: string;
}

const untagged: EditTagAttributes = {};
const never = () => () => {};

/**
 * @returns attributes to spread on the element that shows a record, by its `__id`.
 *
 * @example
 * const editTag = useEditTags();
 * return <h1 {...editTag(product.__id)}>{product.displayTitle}</h1>;
 */
export function useEditTags(): (id: string) => EditTagAttributes {
  const tags = use(EditTagsContext);
  useSyncExternalStore(
    tags?.subscribe ?? never,
    () => tags?.version ?? 0,
    () => 0,
  );
  return (id) => {
    const tag = tags?.tagOf(id) ?? null;
    return tag === null ? untagged : { 'data-cslp': tag };
  };
}
