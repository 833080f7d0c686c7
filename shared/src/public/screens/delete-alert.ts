import type { Problems } from '../problems.js';
import type { PublicScreenDeclaration } from '../declaration.js';

/** Who wants to be forgotten. */
export type DeleteAlertScreenData =
  | { screen: 'deleteAlert'; kind: 'form'; email: string; problems: Problems }
  /** What the link in a mail would delete; `lost` says it in words. */
  | { screen: 'deleteAlert'; kind: 'ask'; token: string; who: string; lost: string[] }
  | { screen: 'deleteAlert'; kind: 'blocked'; reason: string }
  | { screen: 'deleteAlert'; kind: 'sent' | 'kept' | 'deleted' | 'over' };

export const deleteAlert = {
  isListed: true,
  paths: [
    { path: '/deleteAlert', title: 'Delete your data', methods: ['GET', 'POST'] },
    { path: '/deleteAlert/:id', title: 'Delete Confirmation', methods: ['GET', 'POST'] },
  ],
} as const satisfies PublicScreenDeclaration;
