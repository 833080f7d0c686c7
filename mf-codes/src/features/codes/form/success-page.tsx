import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import type { Code } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { CopyButton, Page, Panel, useIsNarrow } from '@swapt/shared/ui';
import { Flex, Typography, theme } from 'antd';
import type { ReactNode } from 'react';
import { t } from '@swapt/shared/text';
import { codesCrumb } from '../../../entities/codes/code-gate.js';
import { CodePicture } from '../../../entities/codes/code-picture.js';
import { DownloadPanel } from '../../../entities/code-prints/download-panel.js';
import { FirstScan } from '../first-scan.js';
import { withoutScheme } from '../../../parts/short-address.js';

interface Props {
  code: Code;
  title: string;
  lead: string;
  /** Buttons for what people do next. */
  next: ReactNode;
}

/** The end of creating or editing: the code, its files, its link, and what comes next. */
export function SuccessPage({ code, title, lead, next }: Props) {
  const { token } = theme.useToken();
  const isNarrow = useIsNarrow();
  const heading = (
    <>
      <CheckCircleFilled
        style={{ color: token.colorSuccess, marginInlineEnd: space.sm, fontSize: '0.85em' }}
        aria-hidden
      />
      {title}
    </>
  );
  return (
    <Page title={heading} lead={lead} breadcrumbs={[codesCrumb]}>
      <Flex gap={space.lg} vertical={isNarrow} align={isNarrow ? 'stretch' : 'flex-start'}>
        <div style={{ flex: '0 0 320px' }}>
          <Panel>
            <Flex vertical gap={space.md} align="center">
              <CodePicture
                text={code.scan_url}
                style={code.style}
                width="100%"
                label={t('QR code of {name}', { name: code.name })}
              />
              <Typography.Text strong style={{ overflowWrap: 'anywhere' }}>
                {withoutScheme(code.url)}
              </Typography.Text>
              <CopyButton text={code.url} label={t('Copy link')} block />
            </Flex>
          </Panel>
        </div>
        <Flex vertical gap={space.lg} style={{ flex: '1 1 0', minWidth: 0 }}>
          <FirstScan code={code} />
          <DownloadPanel code={code} />
          <Panel title={t('What comes next')}>
            <Flex wrap gap={space.sm}>
              {next}
            </Flex>
          </Panel>
        </Flex>
      </Flex>
    </Page>
  );
}
