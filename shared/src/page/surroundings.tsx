import { createContext, useContext, type ComponentType } from 'react';
import type { PostedForm } from '../form/index.js';
import type { Words } from '../messages/index.js';

export interface MapProps {
  latitude: number;
  longitude: number;
  /** What the place is called. */
  label: string;
}

/** Where a page is shown, and what only that place knows. */
export interface Surroundings {
  /** In the editor what is not finished is shown too, and nothing leads away. */
  isEditing: boolean;
  /** How wide pictures are shown where the page is a small picture itself, as the attribute `sizes` says it. */
  pictureSizes?: string;
  /** Whose maps a link to a place opens. */
  system: 'ios' | 'android' | 'other';
  /** What blocks and answers to forms say, in the language of the page. */
  words: Words;
  /** The dates of its blocks in words, by the block: servers and browsers would not write them alike. */
  dates?: Record<string, string>;
  form?: {
    /** Where it is posted to. */
    action: string;
    /** Fields that no visitor fills, by name. */
    hidden: Record<string, string>;
    /** What was sent and has to be corrected. */
    posted?: PostedForm;
    /** Nothing can be taken at the moment. */
    isReadOnly?: boolean;
    /** What the address brought along, by the name of the input. */
    prefill: Record<string, string>;
  };
  /** A lazy one: its code is fetched when somebody asks to see the map. */
  Map?: ComponentType<MapProps>;
}

const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

export const PageSurroundings = SurroundingsContext.Provider;

export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('A block stands outside of a page');
  return surroundings;
}
