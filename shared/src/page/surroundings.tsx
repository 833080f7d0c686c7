import { createContext, useContext, type ComponentType } from 'react';
import type { PostedForm } from '../form/index.js';

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
  /** Whose maps a link to a place opens. */
  system: 'ios' | 'android' | 'other';
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

const SurroundingsContext = createContext<Surroundings>({ isEditing: false, system: 'other' });

export const PageSurroundings = SurroundingsContext.Provider;
export const useSurroundings = () => useContext(SurroundingsContext);
