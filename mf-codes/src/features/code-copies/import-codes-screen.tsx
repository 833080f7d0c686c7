import { Page } from '@swapt/shared/ui';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { codesCrumb } from '../../entities/codes/code-gate.js';
import { ImportForm } from './import-form.js';
import { MadePanel, type Made } from './made-panel.js';

export default function ImportScreen() {
  const [made, setMade] = useState<Made>();
  return (
    <Page
      title={t('Import codes')}
      lead={t('Import your links from a spreadsheet or another service. You see a preview before we create any codes.')}
      breadcrumbs={[codesCrumb]}
    >
      {made ? <MadePanel made={made} onAgain={() => setMade(undefined)} /> : <ImportForm onMade={setMade} />}
    </Page>
  );
}
