import type { QrStyle } from '../../contract/codes/qr-style.js';

export const codeSorts = ['newest', 'name', 'scans'] as const;
export const codeStatuses = ['active', 'paused', 'archived', 'deleted'] as const;

/** A short name: letters and digits first, so that it never looks like a file or an option. */
export const slugRule = { minLength: 3, maxLength: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$' } as const;
/** Parameters of a short address that go on to the destination. `q` marks printed codes, and is ours. */
export const forwardedNames = 10;
export const forwardedNameRule = { maxLength: 40, pattern: '^(?![qQ]$)[A-Za-z][A-Za-z0-9_.-]*$' } as const;
export const nameMaxLength = 120;
/** Of a new password of a code: a shorter one is guessed in the days that a poster hangs. */
export const codePasswordMinLength = 6;
export const targetMaxLength = 2048;
/** How many codes one list makes at most. */
export const cloneLimit = 1000;
/** How many codes one call changes at most. */
export const bulkLimit = 500;
/** How many codes one call names at most where the work is done afterwards. */
export const selectionLimit = 5_000;
/** Move takes `folder_id`, null for no folder; tag and untag take `tags`. */
export const bulkActions = ['archive', 'restore', 'pause', 'resume', 'delete', 'move', 'tag', 'untag'] as const;
export type BulkAction = (typeof bulkActions)[number];
/** Further short names of one code. */
export const aliasLimit = 50;
export const tagLimits = { perCode: 20, maxLength: 40 } as const;
export type CodeStatus = (typeof codeStatuses)[number];

/**
 * Which status a code may move to. Paused is a short break; an archived code is over and out of the way, with its numbers kept; both can go on,
 * and a deleted one can be brought back.
 */
export const codeTransitions = {
  active: ['paused', 'archived', 'deleted'],
  paused: ['active', 'archived', 'deleted'],
  archived: ['active', 'deleted'],
  deleted: ['active'],
} as const satisfies Record<CodeStatus, readonly CodeStatus[]>;

export const defaultQrStyle: QrStyle = {
  dots: 'square',
  eyes: 'square',
  foreground: '#000000',
  background: '#ffffff',
  level: 'Q',
  margin: 4,
};
