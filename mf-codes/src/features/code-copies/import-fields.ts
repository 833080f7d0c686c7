import { withScheme } from '@swapt/shared/form/with-scheme';
import type { ImportField } from '@swapt/shared/ui/import-wizard';
import { t } from '@swapt/shared/text';

const name = {
  name: 'name',
  label: t('Name'),
  isRequired: true,
  known: ['title', 'label', 'link name', 'qr code name'],
} as const satisfies ImportField;

const target = {
  name: 'target',
  label: t('Destination'),
  known: ['target', 'url', 'link', 'long url', 'long link', 'destination url', 'leads to', 'address'],
  clean: withScheme,
} as const satisfies ImportField;

const slug = {
  name: 'slug',
  label: t('Short name'),
  known: ['slug', 'short', 'back-half', 'alias', 'key', 'keyword'],
} as const satisfies ImportField;

/** What the columns of a table of codes become, and how other programs call them. */
export const importFields = [
  name,
  { ...target, isRequired: true },
  slug,
  { name: 'tags', label: t('Tags'), known: ['tag', 'labels', 'keywords'] },
  { name: 'folder', label: t('Folder'), known: ['group', 'collection', 'campaign'] },
] as const satisfies ImportField[];

/** The same of a list of copies: they get tags and folder of the code that they are copies of. */
export const cloneFields = [name, target, slug] as const;
