import type { Api, Code } from '@swapt/shared/contract';
import { ImportWizard } from '@swapt/shared/ui/import-wizard';
import { cloneLimit } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';

import { withoutScheme } from '../../parts/short-address.js';
import { useCloneMany } from './code-copies.queries.js';
import { cloneFields } from './import-fields.js';
import type { Made } from './made-panel.js';

const example = t('Table 1\nTable 2, bakery.example/specials\nWindow, bakery.example/hours, window');

type Field = (typeof cloneFields)[number]['name'];
type ClonedCode = Api['codes.cloneMultiple']['out']['data'][number];

/** The list of copies, and the codes that are made of it: all or none. */
export function CloneListForm({ code, onMade }: { code: Code; onMade: (made: Made) => void }) {
  const clone = useCloneMany();
  const { code_id } = code;
  return (
    <ImportWizard<Field, ClonedCode>
      label={t('One code per line')}
      noun={{ one: t('code'), many: t('codes') }}
      fields={cloneFields}
      limit={cloneLimit}
      help={
        code.type === 'link'
          ? t(
              'Write name, destination and short name. Only the name is required. Without a destination, a code leads to {target}. Without a short name, we choose one.',
              { target: code.target },
            )
          : t(
              'Write name, destination and short name. Only the name is required. Without a destination, a code leads where {name} leads. Without a short name, we choose one.',
              { name: code.name },
            )
      }
      example={example}
      check={async (data) => (await clone.mutateAsync({ code_id, data, dry_run: true })).data}
      run={async (data) => onMade((await clone.mutateAsync({ code_id, data, dry_run: false })).data)}
      show={({ name, target, slug }, made) => ({
        name,
        target: withoutScheme(made?.target ?? (target || code.target)),
        slug: withoutScheme(made?.url ?? slug) || t('We choose one'),
      })}
    />
  );
}
