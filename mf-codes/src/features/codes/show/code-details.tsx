import type { Code } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { DateText, formatDateTime, formatNumber, Panel, RelativeTime } from '@swapt/shared/ui';
import { Typography, theme } from 'antd';
import type { ReactNode } from 'react';
import { Link } from '@swapt/shared/router';
import { targetWords } from '../../../entities/codes/code-links.js';
import { CodeTags } from '../code-place.js';
import { paths } from '../../../entities/codes/paths.js';
import { withoutScheme } from '../../../parts/short-address.js';

/** What is known of a code. */
export function CodeDetails({ code }: { code: Code }) {
  return (
    <Panel title="Details">
      <dl style={{ margin: 0, display: 'grid', gap: space.sm + space.xs }}>
        <Fact name="Leads to">
          <Typography.Link href={code.target} target="_blank" rel="noreferrer">
            {targetWords(code)}
          </Typography.Link>
        </Fact>
        <Fact name="Short address">{withoutScheme(code.url)}</Fact>
        {code.base && (
          <Fact name="Child code of">
            <Link to={paths.show(code.base.code_id)}>{code.base.name}</Link>
          </Fact>
        )}
        {code.folder && (
          <Fact name="Folder">
            <Link to={`/admin/folder/${code.folder.folder_id}`}>{code.folder.name}</Link>
          </Fact>
        )}
        {code.tags.length > 0 && (
          <Fact name="Tags">
            <CodeTags tags={code.tags} />
          </Fact>
        )}
        <LimitFacts code={code} />
        <Fact name="Created">
          <DateText at={code.created_at} />
        </Fact>
        <Fact name="Last changed">
          <RelativeTime at={code.updated_at} />
        </Fact>
      </dl>
    </Panel>
  );
}

/** Until when and how often it works, as far as it is limited. */
function LimitFacts({ code }: { code: Code }) {
  const { starts_at, expires_at, scan_limit, uses, has_password, fallback } = code;
  return (
    <>
      {starts_at && <Fact name="Works from">{formatDateTime(starts_at)}</Fact>}
      {expires_at && <Fact name="Works until">{formatDateTime(expires_at)}</Fact>}
      {scan_limit !== null && (
        <Fact name="Uses">
          {formatNumber(uses)} of {formatNumber(scan_limit)}
        </Fact>
      )}
      {has_password && <Fact name="Password">Required</Fact>}
      {fallback && <Fact name="Then leads to">{withoutScheme(fallback)}</Fact>}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <div>
      <dt style={{ color: token.colorTextSecondary, fontSize: 13 }}>{name}</dt>
      <dd style={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</dd>
    </div>
  );
}
