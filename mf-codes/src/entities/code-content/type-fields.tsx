import type { Code } from '@swapt/shared/contract';
import type { CodeType } from '@swapt/shared/values';
import type { ComponentType } from 'react';
import { AppFields } from './fields/app-fields.js';
import { CardFields } from './fields/card-fields.js';
import { EventFields } from './fields/event-fields.js';
import { FileFields } from './fields/file-fields.js';
import { NoteFields } from './fields/note-fields.js';
import { PageFields } from './fields/page-fields.js';
import { WifiFields } from './fields/wifi-fields.js';
import { TargetField } from './fields/target-field.js';

/** What is asked of each type, beside its name. */
export const typeFields: Record<CodeType, ComponentType<{ code?: Code }>> = {
  link: TargetField,
  page: PageFields,
  note: NoteFields,
  card: CardFields,
  file: FileFields,
  wifi: WifiFields,
  event: EventFields,
  app: AppFields,
};
