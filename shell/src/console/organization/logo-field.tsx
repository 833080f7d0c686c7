import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { useShell } from '@swapt/shared/sdk';
import { PictureButton } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { t } from '@swapt/shared/text';
import { Portrait } from '../layout/portrait.js';

interface Props {
  /** Address of the picture, or an empty text. */
  value?: string;
  onChange?: (url: string) => void;
}

/** The organization's picture: uploaded as soon as it is chosen, in use once the form is saved. */
export function LogoField({ value = '', onChange }: Props) {
  const { org } = useShell().session;
  return (
    <Flex gap={12} align="center" wrap style={{ marginBottom: 4 }}>
      <Portrait name={org.org_name} src={value} shape="square" />
      <PictureButton
        label={value ? t('Choose another picture') : t('Choose a picture')}
        fileLabel={t('Logo file')}
        onUploaded={({ url }) => onChange?.(url)}
      />
      {value && (
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('Remove the logo')}
          onClick={() => onChange?.('')}
        />
      )}
    </Flex>
  );
}
