import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { DateText, formatDateTime, formatNumber, Panel, RelativeTime } from '@swapt/shared/ui';
import { Typography } from 'antd';
import { Link } from '@swapt/shared/router';
import { withScheme } from '@swapt/shared/form';
import { TargetField } from '../../../entities/code-content/fields/target-field.js';
import { typeInfo } from '../../../entities/code-content/code-types.js';
import { isAway } from '../../../entities/codes/away-notice.js';
import { targetWords } from '../../../entities/codes/code-links.js';
import { CodeTags } from '../code-place.js';
import { paths } from '../../../entities/codes/paths.js';
import { withoutScheme } from '../../../parts/short-address.js';
import { NameField } from '../form/name-field.js';
import { TagsField } from '../tags-field.js';
import { useFolderDialog } from '../use-folder-dialog.js';
import { ChangeableFact } from './changeable-fact.js';
import { ChangeButton, Fact } from './fact.js';

/** What is known of a code. */
export function CodeDetails({ code }: { code: Code }) {
  return (
    <Panel title="Details">
      <dl style={{ margin: 0, display: 'grid', gap: space.sm + space.xs }}>
        <ChangeableFact
          code={code}
          name="Name"
          field="name"
          input={<NameField example={typeInfo[code.type].example} />}
        >
          {code.name}
        </ChangeableFact>
        <Destination code={code} />
        <Fact name="Short address">{withoutScheme(code.url)}</Fact>
        {code.base && (
          <Fact name="Child code of">
            <Link to={paths.show(code.base.code_id)}>{code.base.name}</Link>
          </Fact>
        )}
        <Folder code={code} />
        <ChangeableFact code={code} name="Tags" field="tags" input={<TagsField />}>
          {code.tags.length > 0 ? <CodeTags tags={code.tags} /> : 'None'}
        </ChangeableFact>
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

/** Where a link leads can be changed here; what another type shows has a form of its own. */
function Destination({ code }: { code: Code }) {
  const link = (
    <Typography.Link href={code.target} target="_blank" rel="noreferrer">
      {targetWords(code)}
    </Typography.Link>
  );
  if (code.type !== 'link') return <Fact name="Leads to">{link}</Fact>;
  return (
    <ChangeableFact
      code={code}
      name="Destination"
      field="target"
      sent={({ target = '' }) => ({ target: withScheme(target) })}
      input={<TargetField />}
    >
      {link}
    </ChangeableFact>
  );
}

function Folder({ code }: { code: Code }) {
  const { session } = useShell();
  const move = useFolderDialog();
  const mayMove = session.can('codes:write') && !isAway(code);
  const action = mayMove && <ChangeButton label="Change the folder" onClick={() => move([code])} />;
  return (
    <Fact name="Folder" action={action}>
      {code.folder ? <Link to={`/admin/folder/${code.folder.folder_id}`}>{code.folder.name}</Link> : 'None'}
    </Fact>
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
