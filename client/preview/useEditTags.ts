/** Marks elements that show an entry, so that the content service's editor finds the entry behind each. In preview only. */
import { createContext, use, useSyncExternalStore } from 'react';
import type { EditTags } from './EditTags.ts';

/** Null for everybody but editors. */
export const EditTagsContext = createContext<EditTags | null>(null);

export interface EditTagAttributes {
  readonly 'data-cslp'?: string;
}

const untagged: EditTagAttributes = {};
const never = () => () => {};

/**
 * @returns what to spread on the element that shows a thing, by the thing's `__id`.
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
