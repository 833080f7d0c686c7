import type { Api } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { SharePanel } from './share-panel.js';

interface Props {
  analytics: Api['analytics.get']['out']['data'];
}

/** The ten codes that people scanned most, each leading to its own analytics. */
export function TopCodes({ analytics: { codes, totals, range } }: Props) {
  const names = new Map(codes.map(({ code_id, name }) => [code_id, name]));
  return (
    <SharePanel
      title={t('Most scanned codes')}
      shares={codes.map(({ code_id, scans }) => ({ key: code_id, scans }))}
      total={totals.human_scans}
      label={(id) => <Link to={`/admin/my-codes/analytics/${id}?range=${range}`}>{names.get(id)}</Link>}
    />
  );
}
