import type { Code } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { CopyButton, Page, Panel, useIsNarrow } from '@swapt/shared/ui';
import { Flex } from 'antd';
import { Link } from '@swapt/shared/router';
import type { ReactNode } from 'react';
import { t } from '@swapt/shared/text';
import { SuspendedNotice } from '../../../parts/suspended-notice.js';
import { ChildrenPanel } from './children-panel.js';
import { CodeDetails } from './code-details.js';
import { CodeImage } from '../code-image.js';
import { CodeGate, codesCrumb } from '../../../entities/codes/code-gate.js';
import { CodeStatusLabel } from '../../../entities/codes/code-status.js';
import { CodeSummary } from './code-summary.js';
import { DownloadPanel } from '../../../entities/code-prints/download-panel.js';
import { ShowActions } from './show-actions.js';
import { useCodeId } from '../../../entities/codes/use-code-id.js';

type Panels = (code: Code) => ReactNode;

interface Props {
  /** Panels of other features: above the print files, and below everything else. */
  rules?: Panels;
  more?: Panels;
}

/** What is known of one code, and what can be done with it. */
export function ShowCode({ rules, more }: Props) {
  const isNarrow = useIsNarrow();
  return (
    <CodeGate codeId={useCodeId()} isLive>
      {(code) => (
        // What is being typed belongs to this code.
        <Page
          key={code.code_id}
          title={code.name}
          lead={
            <div style={{ marginTop: space.xs }}>
              <CodeStatusLabel status={code.status} isSuspended={code.is_held} />
              {code.is_held && (
                <div style={{ marginTop: space.sm }}>
                  <SuspendedNotice kind="code" />
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
                  <CodeImage code={code} width="100%" label={t('QR code of {name}', { name: code.name })} />
                  <CopyButton text={code.url} label={t('Copy link')} block />
                  <Link to={`/admin/ai-qr?code=${code.code_id}`}>{t('Make an AI picture')}</Link>
                </Flex>
              </Panel>
              <CodeDetails code={code} />
            </Flex>
            <Flex vertical gap={space.lg} style={{ flex: '1 1 0', minWidth: 0 }}>
              <CodeSummary code={code} />
              {rules?.(code)}
              <DownloadPanel code={code} />
              {!code.base && <ChildrenPanel code={code} />}
              {more?.(code)}
            </Flex>
          </Flex>
        </Page>
      )}
    </CodeGate>
  );
}
