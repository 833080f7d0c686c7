import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { ApiError } from '@swapt/shared/client';
import { useShell } from '@swapt/shared/sdk';
import { Button, Flex, Upload } from 'antd';
import { useState } from 'react';
import { Portrait } from '../layout/portrait.js';

const maxBytes = 5 * 1024 * 1024;

interface Props {
  /** Address of the picture, or an empty text. */
  value?: string;
  onChange?: (url: string) => void;
}

/** The organization's picture: uploaded as soon as it is chosen, in use once the form is saved. */
export function LogoField({ value = '', onChange }: Props) {
  const { call, session } = useShell();
  const { org } = session;
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const upload = async (file: File) => {
    setProblem(file.size > maxBytes ? 'This picture is larger than 5 MB.' : '');
    if (file.size > maxBytes) return;
    setIsBusy(true);
    try {
      const { data } = await call('images.upload', { name: file.name, body: await toBase64(file) });
      onChange?.(data.url);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'We could not read this picture. Choose another one.');
    }
    setIsBusy(false);
  };
  return (
    <Flex vertical gap={8} style={{ marginBottom: 4 }}>
      <Flex gap={12} align="center" wrap>
        <Portrait name={org.org_name} src={value} shape="square" />
        <Upload
          accept="image/png,image/jpeg,image/webp"
          showUploadList={false}
          beforeUpload={(file) => {
            void upload(file);
            return Upload.LIST_IGNORE;
          }}
        >
          <Button icon={<UploadOutlined aria-hidden />} loading={isBusy}>
            {value ? 'Choose another picture' : 'Choose a picture'}
          </Button>
        </Upload>
        {value && (
          <Button type="text" icon={<DeleteOutlined />} aria-label="Remove the logo" onClick={() => onChange?.('')} />
        )}
      </Flex>
      {problem && (
        <span role="alert" className="problem">
          {problem}
        </span>
      )}
    </Flex>
  );
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^data:[^,]*,/, '') : '');
    reader.onerror = () =>
      reject(new Error('We could not read this picture. Choose another one.', { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}
