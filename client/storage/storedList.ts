/**
 * A list in local storage, of products or of other texts: shared between tabs, never sent to the server. Where storage
 * is blocked or full it is kept in memory.
 */
import { useSyncExternalStore } from 'react';
import { readStoredList } from './storedList.rules.ts';

export interface StoredList {
  /** The same array as long as the list does not change. */
  readonly get: () => readonly string[];
  readonly set: (entries: readonly string[]) => void;
  /** Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

const none: readonly string[] = [];

/**
 * @param key in local storage.
 * @param form of an entry; a product's handle by default.
 */
export function createStoredList(key: string, most: number, form?: RegExp): StoredList {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let entries = none;
  let isStored = true;

  const stored = (): string | null => {
    try {
      return isStored ? localStorage.getItem(key) : text;
    } catch {
      return text;
    }
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const handleStorage = ({ key: changed }: StorageEvent) => {
    // Null: the whole storage was cleared.
    if (changed === key || changed === null) tell();
  };
  return {
    get: () => {
      const now = stored();
      if (now !== text) {
        text = now;
        entries = readStoredList(now, most, form);
      }
      return entries;
    },
    set: (next) => {
      const written = next.length === 0 ? null : JSON.stringify(next);
      try {
        if (written === null) localStorage.removeItem(key);
        else localStorage.setItem(key, written);
        isStored = true;
      } catch {
        isStored = false;
        text = written;
        entries = readStoredList(written, most, form);
      }
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', handleStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
      };
    },
  };
}

/** Empty on the server and before hydration: the server does not know a browser's lists. */
export function useStoredList(list: StoredList): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.get, () => none);
}
