import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { ApiError } from '../../client/index.js';
import { useMutation } from '@tanstack/react-query';
import { Button, Typography } from 'antd';
import { useRef, useState } from 'react';
import { t } from '../../text/index.js';

interface Props<Stored> {
  label: string;
  /** The name of the hidden field that takes the file. */
  fileLabel: string;
  /** What it takes, as the browser's field wants it. */
  accept: string;
  /** What is chosen, for sentences: "picture". */
  noun: string;
  maxMegabytes: number;
  store: (file: File) => Promise<{ data: Stored }>;
  onStored: (stored: Stored) => void;
}

/** Takes a file from this device and stores it; says what is wrong with one that cannot be stored. */
export function FileButton<Stored>(props: Props<Stored>) {
  const { label, fileLabel, accept, noun, maxMegabytes, store, onStored } = props;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const upload = useMutation({ mutationFn: store, meta: { shownByForm: true } });

  const choose = async (file: File) => {
    setProblem('');
    if (file.size > maxMegabytes * 1024 * 1024) {
      return setProblem(
        t('The {noun} is larger than {maxMegabytes} MB. Choose a smaller one.', { noun, maxMegabytes }),
      );
    }
    try {
      onStored((await upload.mutateAsync(file)).data);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('This file could not be read. Choose another one.'));
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
        accept={accept}
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
