import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { useShell } from '@swapt/shared/sdk';
import { PictureButton } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
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
        label={value ? 'Choose another picture' : 'Choose a picture'}
        fileLabel="Logo file"
        onUploaded={({ url }) => onChange?.(url)}
      />
      {value && (
        <Button type="text" icon={<DeleteOutlined />} aria-label="Remove the logo" onClick={() => onChange?.('')} />
      )}
    </Flex>
  );
}
