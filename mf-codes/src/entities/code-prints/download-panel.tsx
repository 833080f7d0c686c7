import TableOutlined from '@ant-design/icons/TableOutlined';
import type { Code } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { Panel } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { t } from '@swapt/shared/text';
import { PrintFiles } from './print-files.js';
import { useLabelDialog } from './use-label-dialog.js';

/** Print files of a code, one by one or on a sheet. */
export function DownloadPanel({ code }: { code: Code }) {
  const openLabels = useLabelDialog();
  return (
    <Panel title={t('Download for print')}>
      <Flex vertical gap={space.md}>
        <PrintFiles code={code} />
        <Button
          icon={<TableOutlined aria-hidden />}
          onClick={() => openLabels([code])}
          style={{ alignSelf: 'flex-start' }}
        >
          {t('Fill a sheet of labels')}
        </Button>
      </Flex>
    </Panel>
  );
}
