import type { QrStyle } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { Panel, useIsNarrow } from '@swapt/shared/ui';
import { Flex } from 'antd';
import { t } from '@swapt/shared/text';
import { CodePicture } from '../codes/code-picture.js';
import { ScanScore } from './scan-score.js';

interface Props {
  text: string;
  style: QrStyle;
  codeId?: string;
}

/** The code as it will be printed, beside the form that changes it. */
export function PreviewPanel({ text, style, codeId }: Props) {
  const isNarrow = useIsNarrow();
  if (isNarrow) {
    return (
      <Panel raised>
        <Flex gap={space.md}>
          <CodePicture text={text} style={style} width={96} label={t('Preview of the code')} />
          <div style={{ flex: 1, minWidth: 0 }}>
            <ScanScore style={style} codeId={codeId} />
          </div>
        </Flex>
      </Panel>
    );
  }
  return (
    <Panel title={t('Preview')}>
      <Flex vertical gap={space.md}>
        <CodePicture text={text} style={style} width="100%" label={t('Preview of the code')} />
        <ScanScore style={style} codeId={codeId} />
      </Flex>
    </Panel>
  );
}
