import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { Button, Flex } from 'antd';
import { useEffect, useMemo } from 'react';
import { space } from '../../tokens/index.js';
import { formatBytes } from '../format.js';
import { saveFile } from '../save-file.js';
import { t } from '../../text/index.js';

/** A PDF as the server sends it. */
export interface PdfFile {
  name: string;
  content: Blob;
  /** Where the server counts them. */
  pages?: number;
}

/**
 * A PDF that is there: opened beside this page, where every browser has its button to print, or taken to the downloads. It is not opened by itself:
 * browsers block what opens without a press.
 */
export function PdfResult({ file }: { file: PdfFile }) {
  const { name, content, pages } = file;
  const address = useObjectUrl(content);
  const size = formatBytes(content.size);
  const nameOf = () => <strong>{name}</strong>;
  return (
    <Flex vertical gap={space.md}>
      <span role="status" style={{ overflowWrap: 'anywhere' }}>
        {pages === undefined
          ? t.rich('<name></name> is ready ({size}).', { name: nameOf, size })
          : t.rich('<name></name> is ready, {pages, plural, one {# page} other {# pages}} ({size}).', {
              name: nameOf,
              pages,
              size,
            })}
      </span>
      <Flex wrap gap={space.sm}>
        <Button
          autoFocus
          type="primary"
          icon={<PrinterOutlined aria-hidden />}
          href={address}
          target="_blank"
          rel="noopener"
        >
          {t('Open to print')}
        </Button>
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => saveFile(name, content)}>
          {t('Download')}
        </Button>
      </Flex>
    </Flex>
  );
}

/** An address of this tab alone under which a file can be opened, for as long as it is shown. */
function useObjectUrl(content: Blob): string {
  const address = useMemo(() => URL.createObjectURL(content), [content]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
