import type { Api } from '@swapt/shared/contract';
import { Panel } from '@swapt/shared/ui';
import { CountTable, FunnelSteps } from '@swapt/shared/ui/analytics';
import { t } from '@swapt/shared/text';

export type Funnel = Api['analytics.funnel']['out']['data'];

/** The steps in their order, as they are called on the screen and in the file. */
export const funnelSteps = ({ scans, views, submits }: Funnel) => [
  { name: t('Scans of codes that lead to pages'), count: scans },
  { name: t('Views of the pages'), count: views },
  { name: t('Forms sent'), count: submits },
];

/** From scan over view to submit: bars that shrink, and page by page in a table. */
export function FunnelPanel({ funnel }: { funnel: Funnel }) {
  const pages = funnel.pages.map(({ page_id, name, views, submits }) => ({
    key: page_id,
    name: name || t('A deleted page'),
    counts: [views, submits],
  }));
  return (
    <Panel
      title={t('From scan to form')}
      lead={t('People can also open a page without scanning a code, so there may be more views than scans.')}
    >
      <FunnelSteps steps={funnelSteps(funnel)} />
      <CountTable
        caption={t('Views and forms by page')}
        titles={[t('Page'), t('Views'), t('Forms sent')]}
        rows={pages}
      />
    </Panel>
  );
}
