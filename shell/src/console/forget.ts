import { forgetDrafts } from '@swapt/shared/drafts';
import type { QueryClient } from '@tanstack/react-query';
import { resetOrg } from './org/org-store.js';

/** Everything the console itself keeps of a person in this browser; the sign-in library empties its own keys. */
const keys = ['organization', 'registry', 'session-ended'];

export function forget(queryClient: QueryClient): void {
  queryClient.clear();
  resetOrg();
  forgetDrafts();
  for (const key of keys) localStorage.removeItem(key);
}
