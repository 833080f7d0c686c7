import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { ApiError } from '@swapt/shared/client';
import type { Api } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useMutation } from '@tanstack/react-query';
import { Button, Typography } from 'antd';
import { useRef, useState } from 'react';
import { toBase64 } from './base64.js';

const largest = 5 * 1024 * 1024;

type Uploaded = Api['images.upload']['out']['data'];

interface Props {
  label: string;
  /** The name of the hidden field that takes the file. */
  fileLabel: string;
  onUploaded: (picture: Uploaded) => void;
}

/** Takes a picture from this device and stores it; says what is wrong with one that cannot be stored. */
export function PictureButton({ label, fileLabel, onUploaded }: Props) {
  const { call, session } = useShell();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const upload = useMutation({
    mutationFn: async (file: File) =>
      call('images.upload', { org_id: session.org.org_id, name: file.name, body: await toBase64(file) }),
    meta: { shownByForm: true },
  });

  const choose = async (file: File) => {
    setProblem('');
    if (file.size > largest) return setProblem('This picture is larger than 5 MB. Choose a smaller one.');
    try {
      onUploaded((await upload.mutateAsync(file)).data);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'This file could not be read. Choose another one.');
    }
  };

  return (
    <>
      <Button icon={<UploadOutlined />} loading={upload.isPending} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={fileLabel}
        accept="image/png,image/jpeg,image/webp,image/gif"
        style={{ display: 'none' }}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void choose(file);
        }}
      />
      {problem && (
        <Typography.Text type="danger" role="alert" style={{ flexBasis: '100%' }}>
          {problem}
        </Typography.Text>
      )}
    </>
  );
}
