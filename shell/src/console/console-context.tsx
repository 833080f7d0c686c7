import type { OrgCall } from '@swapt/shared/client';
import type { PublicSettings } from '@swapt/shared/values';
import { createContext, useContext } from 'react';
import type { Auth } from './auth/auth.js';
import type { Discovery } from './loader/registry.js';

/** What the shell's own screens use beyond that which every remote gets. */
export interface Console {
  auth: Auth;
  /** For no organization in particular. */
  call: OrgCall;
  /** The same for one organization. */
  callFor: (orgId: string) => OrgCall;
  settings: PublicSettings;
  /** The remotes that came with the page; missing when they have to be asked for. */
  remotes?: Discovery;
  /** The path that this page was loaded with. */
  loadedAt: string;
  /** Leaves for an address by loading the page anew. */
  openPage: (address: string) => void;
}

const ConsoleContext = createContext<Console | undefined>(undefined);

export const ConsoleProvider = ConsoleContext.Provider;

export function useConsole(): Console {
  const services = useContext(ConsoleContext);
  if (!services) throw new Error('useConsole is used outside of the console');
  return services;
}
