import { useState } from 'react';
import { useShell } from '../sdk/index.js';

/** A choice of this person in this organization that this browser remembers. */
export function useKept<T>(name: string, initial: T): [T, (value: T) => void] {
  const { session } = useShell();
  const key = `swapt.${name}.${session.user.id}.${session.org.org_id}`;
  const [value, setValue] = useState<T>(() => read(key) ?? initial);
  const keep = (next: T) => {
    setValue(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without room it holds until the page is left.
    }
  };
  return [value, keep];
}

function read<T>(key: string): T | undefined {
  try {
    // The parse edge: nobody but the line above writes it.
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}
