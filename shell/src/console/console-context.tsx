import type { Call } from '@swapt/shared/client';
import type { PublicSettings } from '@swapt/shared/values';
import { createContext, useContext } from 'react';
import type { Auth } from './auth/auth.js';

/** What the shell's own screens use beyond that which every remote gets. */
export interface Console {
  auth: Auth;
  call: Call;
  settings: PublicSettings;
}

const ConsoleContext = createContext<Console | undefined>(undefined);

export const ConsoleProvider = ConsoleContext.Provider;

export function useConsole(): Console {
  const services = useContext(ConsoleContext);
  if (!services) throw new Error('useConsole is used outside of the console');
  return services;
}
