import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { DateText, formatDateTime, formatNumber, Panel, RelativeTime } from '@swapt/shared/ui';
import { Typography } from 'antd';
import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';

import { isAway } from '../../../entities/codes/away-notice.js';
import { targetWords } from '../../../entities/codes/code-links.js';
import { CodeTags } from '../code-place.js';
import { paths } from '../../../entities/codes/paths.js';
import { withoutScheme } from '../../../parts/short-address.js';
import { useFolderDialog } from '../../../entities/codes/many/use-folder-dialog.js';
import { ChangeableFact } from './changeable-fact.js';
import { ChangeButton, Fact } from './fact.js';

/** What is known of a code. */
export function CodeDetails({ code }: { code: Code }) {
  return (
    <Panel title={t('Details')}>
      <dl style={{ margin: 0, display: 'grid', gap: space.sm + space.xs }}>
        <ChangeableFact code={code} field="name">
          {code.name}
        </ChangeableFact>
        <Destination code={code} />
        <Fact name={t('Short address')}>{withoutScheme(code.url)}</Fact>
        {code.base && (
          <Fact name={t('Child code of')}>
            <Link to={paths.show(code.base.code_id)}>{code.base.name}</Link>
          </Fact>
        )}
        <Folder code={code} />
        <ChangeableFact code={code} field="tags">
          {code.tags.length > 0 ? <CodeTags tags={code.tags} /> : t('None')}
        </ChangeableFact>
        <LimitFacts code={code} />
        <Fact name={t('Created')}>
          <DateText at={code.created_at} />
        </Fact>
        <Fact name={t('Last changed')}>
          <RelativeTime at={code.updated_at} />
        </Fact>
      </dl>
    </Panel>
  );
}

/** Where a link leads can be changed here; what another type shows has a form of its own. */
function Destination({ code }: { code: Code }) {
  const link = (
    <Typography.Link href={code.target} target="_blank" rel="noreferrer">
      {targetWords(code)}
    </Typography.Link>
  );
  if (code.type !== 'link') return <Fact name={t('Leads to')}>{link}</Fact>;
  return (
    <ChangeableFact code={code} field="target">
      {link}
    </ChangeableFact>
  );
}

function Folder({ code }: { code: Code }) {
  const { session } = useShell();
  const move = useFolderDialog();
  const mayMove = session.can('codes:write') && !isAway(code);
  const action = mayMove && <ChangeButton label={t('Change the folder')} onClick={() => move([code])} />;
  return (
    <Fact name={t('Folder')} action={action}>
      {code.folder ? <Link to={`/admin/folder/${code.folder.folder_id}`}>{code.folder.name}</Link> : t('None')}
    </Fact>
  );
}

/** Until when and how often it works, as far as it is limited, and what it passes on. */
function LimitFacts({ code }: { code: Code }) {
  const { starts_at, expires_at, scan_limit, uses, has_password, fallback, forward_query } = code;
  return (
    <>
      {starts_at && <Fact name={t('Works from')}>{formatDateTime(starts_at)}</Fact>}
      {expires_at && <Fact name={t('Works until')}>{formatDateTime(expires_at)}</Fact>}
      {scan_limit !== null && (
        <Fact name={t('Uses')}>
          {t('{uses} of {scan_limit}', { uses: formatNumber(uses), scan_limit: formatNumber(scan_limit) })}
        </Fact>
      )}
      {has_password && <Fact name={t('Password')}>{t('Required')}</Fact>}
      {fallback && <Fact name={t('Then leads to')}>{withoutScheme(fallback)}</Fact>}
      {forward_query.length > 0 && <Fact name={t('Passes on')}>{forward_query.join(', ')}</Fact>}
    </>
  );
}
