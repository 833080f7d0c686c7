import { space } from '@swapt/shared/tokens';
import { CopyButton, Page, Panel, useIsPhone } from '@swapt/shared/ui';
import { Flex } from 'antd';
import { CodeDetails } from './code-details.js';
import { CodeGate, codesCrumb } from './code-gate.js';
import { CodePicture } from './code-picture.js';
import { CodeStatusLabel } from './code-status.js';
import { CodeSummary } from './code-summary.js';
import { DownloadPanel } from './download-panel.js';
import { ShowActions } from './show-actions.js';
import { useCodeId } from './use-code-id.js';

export default function ShowCodeScreen() {
  const isPhone = useIsPhone();
  return (
    <CodeGate codeId={useCodeId()}>
      {(code) => (
        <Page
          title={code.name}
          lead={<CodeStatusLabel status={code.status} />}
          breadcrumbs={[codesCrumb]}
          actions={<ShowActions code={code} />}
        >
          <Flex gap={space.lg} vertical={isPhone} align={isPhone ? 'stretch' : 'flex-start'}>
            <div style={{ flex: '0 0 320px' }}>
              <Panel>
                <Flex vertical gap={space.md}>
                  <CodePicture text={code.scan_url} style={code.style} width="100%" label={`QR code of ${code.name}`} />
                  <CopyButton text={code.url} label="Copy link" block />
                </Flex>
              </Panel>
            </div>
            <Flex vertical gap={space.lg} style={{ flex: '1 1 0', minWidth: 0 }}>
              <CodeSummary code={code} />
              <CodeDetails code={code} />
              <DownloadPanel code={code} />
            </Flex>
          </Flex>
        </Page>
      )}
    </CodeGate>
  );
}
