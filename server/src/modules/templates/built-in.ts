import type { Template } from '@swapt/shared/contract';
import type { TemplateSet } from '@swapt/shared/values';
import { placeTemplates } from './built-in-places.js';
import { musicTemplates } from './built-in-music.js';
import { peopleTemplates } from './built-in-people.js';

/** Templates that come with the product, by the set they belong to. */
export const builtInTemplates: Record<TemplateSet, Template[]> = {
  swapt: [...placeTemplates, ...peopleTemplates],
  'my-music': musicTemplates,
};
