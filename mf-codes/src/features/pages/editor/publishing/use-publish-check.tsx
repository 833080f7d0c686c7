import type { PageDocument } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { useCallback } from 'react';
import { useTemplates } from '../../../../entities/templates/use-templates.js';
import { checkPage, newFindings, samplesOf, type Finding } from './check-page.js';

/** Asks before a page goes public with something that its owner would regret; gives whether to go on. */
export function usePublishCheck() {
  const { modal } = useShell();
  const { data: templates = [] } = useTemplates();
  return useCallback(
    async (document: PageDocument, published: PageDocument | undefined): Promise<boolean> => {
      const builtIn = templates.filter(({ is_built_in }) => is_built_in);
      const samples = samplesOf(builtIn.map((template) => template.document));
      const findings = newFindings(checkPage(document, samples), published ? checkPage(published, samples) : []);
      if (findings.length === 0) return true;
      return modal.confirm({
        title: 'Publish the page like this?',
        text: <Findings findings={findings} />,
        action: 'Publish',
      });
    },
    [modal, templates],
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul style={{ margin: 0, paddingInlineStart: space.md, maxHeight: '50vh', overflow: 'auto' }}>
      {findings.map(({ where, sentence }) => (
        <li key={where + sentence} style={{ marginBottom: space.sm }}>
          {where && <strong>{where}: </strong>}
          {sentence}
        </li>
      ))}
    </ul>
  );
}
