import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { Code } from '@swapt/shared/contract';
import { checkStyle } from '@swapt/shared/qr';
import { space } from '@swapt/shared/tokens';
import { Alert, Button, Flex, InputNumber, Radio, Typography } from 'antd';
import { useId, useState } from 'react';
import { t } from '@swapt/shared/text';

import { LocalAddressWarning } from './local-address-warning.js';
import { formats, sizes } from './print-choices.js';
import { useDownload } from './use-download.js';

interface Props {
  code: Code;
  /** Another short address of it that is printed. */
  alias?: Code['aliases'][number];
}

/** Print files of one short address at a chosen size. */
export function PrintFiles({ code, alias }: Props) {
  const [millimetres, setMillimetres] = useState(60);
  const { download, busyWith } = useDownload(code, alias?.slug);
  const id = useId();
  const text = alias?.scan_url ?? code.scan_url;
  const tooSmall = checkStyle(text, code.style, millimetres).filter(({ severity }) => severity === 'warn');

  return (
    <Flex vertical gap={space.md}>
      <LocalAddressWarning />
      <div role="group" aria-labelledby={id}>
        <div id={id} style={{ marginBottom: space.sm }}>
          {t('Printed width')}
        </div>
        <Flex wrap gap={space.sm}>
          <Radio.Group
            optionType="button"
            options={sizes}
            value={millimetres}
            onChange={(event) => setMillimetres(Number(event.target.value))}
          />
          <InputNumber
            aria-label={t('Printed width in millimetres')}
            min={10}
            max={500}
            precision={0}
            suffix="mm"
            value={millimetres}
            onChange={(width) => setMillimetres(width ?? 60)}
            style={{ width: 120 }}
          />
        </Flex>
        <Typography.Paragraph type="secondary" style={{ margin: `${space.sm}px 0 0`, fontSize: 13 }}>
          {t('Readable from about {millimetres} away.', { millimetres: readableFrom(millimetres) })}
        </Typography.Paragraph>
      </div>
      {tooSmall.map(({ sentence }) => (
        <Alert key={sentence} type="warning" showIcon message={sentence} />
      ))}
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: space.sm }}>
        {formats.map(({ format, label, use }) => (
          <Button
            key={format}
            icon={<DownloadOutlined />}
            loading={busyWith === format}
            aria-label={t('Download {label}', { label })}
            onClick={() => void download(format, millimetres)}
            style={{ height: 56, justifyContent: 'flex-start', textAlign: 'start' }}
          >
            <span style={{ display: 'grid', lineHeight: 1.3 }}>
              <strong>{label}</strong>
              <span style={{ fontSize: 12, fontWeight: 400 }}>{use}</span>
            </span>
          </Button>
        ))}
      </div>
    </Flex>
  );
}

/** The rule of thumb of print shops: ten times the width. */
function readableFrom(millimetres: number): string {
  const distance = millimetres * 10;
  return distance < 1000 ? t('{distance} cm', { distance: distance / 10 }) : `${distance / 1000} m`;
}
