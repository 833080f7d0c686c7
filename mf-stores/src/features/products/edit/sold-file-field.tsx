import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { FileButton, formatBytes, toBase64 } from '@swapt/shared/ui';
import { Button, Flex, Form } from 'antd';
import { OpenSoldFile } from './open-sold-file.js';
import { fieldWords } from './product-words.js';
import type { ProductValues, SoldFile } from './product-values.js';

/** What shoppers download of a product that is a file. */
export function SoldFileField() {
  const kind = Form.useWatch<ProductValues['kind'] | undefined>('kind');
  return (
    <Form.Item
      name="file"
      hidden={kind !== 'digital'}
      label={fieldWords.file}
      extra={t(
        'Any kind of file up to 20 MB. Only shoppers who paid for it can download it. Without a file, you send it to them yourself.',
      )}
      style={{ marginTop: space.md, marginBottom: 0 }}
    >
      <Field />
    </Form.Item>
  );
}

/** Both are given by the form. */
function Field({
  value,
  onChange = () => {},
}: {
  value?: SoldFile | null;
  onChange?: (file: SoldFile | null) => void;
}) {
  const { call } = useShell();
  return (
    <Flex wrap gap={space.sm} align="center">
      {value && (
        <>
          <OpenSoldFile file={value} />
          <span>{formatBytes(value.bytes)}</span>
        </>
      )}
      <FileButton
        label={value ? t('Change file') : t('Choose a file')}
        fileLabel={t('File that is sold')}
        accept=""
        noun={t('file')}
        maxMegabytes={20}
        store={async (file) => call('product.uploadFile', { name: file.name, body: await toBase64(file) })}
        onStored={onChange}
      />
      {value && (
        <Button type="text" icon={<DeleteOutlined aria-hidden />} onClick={() => onChange(null)}>
          {t('Remove file')}
        </Button>
      )}
    </Flex>
  );
}
