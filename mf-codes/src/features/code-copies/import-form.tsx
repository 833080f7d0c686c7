import type { Api } from '@swapt/shared/contract';
import { ImportWizard } from '@swapt/shared/ui/import-wizard';
import { cloneLimit } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';
import { withoutScheme } from '../../parts/short-address.js';
import { useImport } from './code-copies.queries.js';
import { importFields } from './import-fields.js';
import type { Made } from './made-panel.js';

const example = t(
  'Name, Destination, Short name, Tags, Folder\nMenu, bakery.example/menu, menu, "print, spring", Tables\nHours, bakery.example/hours',
);

type Field = (typeof importFields)[number]['name'];
type ImportedCode = Api['codes.import']['out']['data'][number];

/** A table of links, and the codes that are made of it: all or none. */
export function ImportForm({ onMade }: { onMade: (made: Made) => void }) {
  const load = useImport();
  return (
    <ImportWizard<Field, ImportedCode>
      label={t('One code per line')}
      noun={{ one: t('code'), many: t('codes') }}
      fields={importFields}
      limit={cloneLimit}
      help={t(
        'Each code needs a name and a destination. Short name, tags and folder are optional. The folder must already exist.',
      )}
      example={example}
      check={async (data) => (await load.mutateAsync({ data, dry_run: true })).data}
      run={async (data) => onMade((await load.mutateAsync({ data, dry_run: false })).data)}
      show={({ name, target, slug, tags, folder }, code) => ({
        name,
        target: withoutScheme(code?.target ?? target),
        slug: withoutScheme(code?.url ?? slug) || t('We choose one'),
        tags: code?.tags.join(', ') ?? tags,
        folder: code?.folder ?? folder,
      })}
    />
  );
}
