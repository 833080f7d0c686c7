import type { Code } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { CopyButton, Page, Panel, useIsNarrow } from '@swapt/shared/ui';
import { Flex } from 'antd';
import { Link } from '@swapt/shared/router';
import type { ReactNode } from 'react';
import { HeldNotice } from '../../parts/held-notice.js';
import { AliasesPanel } from './aliases-panel.js';
import { ChildrenPanel } from './children-panel.js';
import { CodeDetails } from './code-details.js';
import { CodeFace } from './code-face.js';
import { CodeGate, codesCrumb } from './code-gate.js';
import { CodeStatusLabel } from './code-status.js';
import { CodeSummary } from './code-summary.js';
import { DownloadPanel } from './download-panel.js';
import { RulesPanel } from './rules/rules-panel.js';
import { ShowActions } from './show-actions.js';
import { useCodeId } from './use-code-id.js';

interface Props {
  /** Panels of other features, below the screen's own. */
  more?: (code: Code) => ReactNode;
}

export default function ShowCodeScreen({ more }: Props) {
  const isNarrow = useIsNarrow();
  return (
    <CodeGate codeId={useCodeId()}>
      {(code) => (
        <Page
          title={code.name}
          lead={
            <div style={{ marginTop: space.xs }}>
              <CodeStatusLabel status={code.status} isHeld={code.is_held} />
              {code.is_held && (
                <div style={{ marginTop: space.sm }}>
                  <HeldNotice kind="code" />
                </div>
              )}
            </div>
          }
          breadcrumbs={[codesCrumb]}
          actions={<ShowActions code={code} />}
        >
          <Flex gap={space.lg} vertical={isNarrow} align={isNarrow ? 'stretch' : 'flex-start'}>
            <Flex vertical gap={space.lg} style={{ flex: '0 0 320px' }}>
              <Panel>
                <Flex vertical gap={space.md}>
                  <CodeFace code={code} width="100%" label={`QR code of ${code.name}`} />
                  <CopyButton text={code.url} label="Copy link" block />
                  <Link to={`/admin/ai-qr?code=${code.code_id}`}>Make a picture around it</Link>
                </Flex>
              </Panel>
              <CodeDetails code={code} />
            </Flex>
            <Flex vertical gap={space.lg} style={{ flex: '1 1 0', minWidth: 0 }}>
              <CodeSummary code={code} />
              <RulesPanel code={code} />
              <DownloadPanel code={code} />
              <AliasesPanel code={code} />
              {!code.base && <ChildrenPanel code={code} />}
              {more?.(code)}
            </Flex>
          </Flex>
        </Page>
      )}
    </CodeGate>
  );
}
