import type { PageDocument } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { t } from '@swapt/shared/text';
import { checkPage, newFindings, type Finding } from './check-page.js';
import { fetchSamples } from './fetch-samples.js';

/** Asks before a page goes public with something that its owner would regret; gives whether to go on. */
export function usePublishCheck() {
  const { call, modal } = useShell();
  const client = useQueryClient();
  return useCallback(
    async (document: PageDocument, published: PageDocument | undefined): Promise<boolean> => {
      // Without the templates the rest is said all the same; if the server is away, publishing says so itself.
      const asked = { ...apiQuery(call, 'templates.get', {}), networkMode: 'always', retry: false } as const;
      const templates = await client.ensureQueryData(asked).then(
        ({ data }) => data,
        () => [],
      );
      const builtIn = templates.filter(({ is_built_in }) => is_built_in);
      const samples = await fetchSamples(
        builtIn.map((template) => template.document),
        document.root.props.language,
      );
      const findings = newFindings(checkPage(document, samples), published ? checkPage(published, samples) : []);
      if (findings.length === 0) return true;
      return modal.confirm({
        title: t('Publish the page like this?'),
        text: <Findings findings={findings} />,
        action: t('Publish'),
      });
    },
    [call, client, modal],
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
