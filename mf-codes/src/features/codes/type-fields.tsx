import { codeTypes, type CodeType } from '@swapt/shared/values';
import type { ComponentType } from 'react';
import { AppFields } from './fields/app-fields.js';
import { CardFields } from './fields/card-fields.js';
import { EventFields } from './fields/event-fields.js';
import { NoteFields } from './fields/note-fields.js';
import { PageFields } from './fields/page-fields.js';
import { WifiFields } from './fields/wifi-fields.js';
import { TargetField } from './target-field.js';

/** What is asked of each type, beside its name. */
export const typeFields: Partial<Record<CodeType, ComponentType>> = {
  link: TargetField,
  page: PageFields,
  note: NoteFields,
  card: CardFields,
  wifi: WifiFields,
  event: EventFields,
  app: AppFields,
};

/** The kinds that can be made here. */
export const offeredTypes = codeTypes.filter((type) => typeFields[type]);
