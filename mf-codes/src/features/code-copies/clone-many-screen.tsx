import type { Code } from '@swapt/shared/contract';
import { Page } from '@swapt/shared/ui';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { CodeGate, codesCrumb } from '../../entities/codes/code-gate.js';
import { CloneListForm } from './clone-list-form.js';
import { MadePanel, type Made } from './made-panel.js';
import { paths } from '../../entities/codes/paths.js';
import { useCodeId } from '../../entities/codes/use-code-id.js';

export default function CloneManyScreen() {
  return <CodeGate codeId={useCodeId()}>{(code) => <CloneMany key={code.code_id} code={code} />}</CodeGate>;
}

function CloneMany({ code }: { code: Code }) {
  const [made, setMade] = useState<Made>();
  return (
    <Page
      title={t('Make many copies of {name}', { name: code.name })}
      lead={t('Each line creates one code. It gets the style, folder and tags of this code, and its own scan count.')}
      breadcrumbs={[codesCrumb, { label: code.name, to: paths.show(code.code_id) }]}
    >
      {made ? (
        <MadePanel made={made} onAgain={() => setMade(undefined)} />
      ) : (
        <CloneListForm code={code} onMade={setMade} />
      )}
    </Page>
  );
}
