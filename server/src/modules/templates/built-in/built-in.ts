import type { Template } from '@swapt/shared/contract';
import type { TemplateSet } from '@swapt/shared/values';
import { foodTemplates } from './food.js';
import { musicTemplates } from './music.js';
import { occasionTemplates } from './occasions.js';
import { peopleTemplates } from './people.js';
import { serviceTemplates } from './services.js';
import { shopTemplates } from './shops.js';

/** Templates that come with the product, by the set they belong to. */
export const builtInTemplates: Record<TemplateSet, Template[]> = {
  swapt: [...foodTemplates, ...shopTemplates, ...serviceTemplates, ...occasionTemplates, ...peopleTemplates],
  'my-music': musicTemplates,
};
