import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { atMost, FileButton, formatBytes, toBase64, TextArea, TextInput } from '@swapt/shared/ui';
import { Flex, Form, Typography } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';

export function FileFields({ code }: { code?: Code }) {
  return (
    <>
      <Form.Item
        name={['content', 'file_id']}
        label={t('File')}
        extra={t('A PDF, picture, audio or video file up to 20 MB. Anyone who scans the code can open it.')}
        rules={[{ required: true, message: t('Choose a file.') }]}
      >
        <FileField stored={code?.file ?? undefined} />
      </Form.Item>
      <Form.Item
        name={['content', 'title']}
        label={t('Title')}
        extra={t('We show it above the file. If you leave it empty, we show the file name.')}
        rules={[atMost(200)]}
      >
        <TextInput max={200} placeholder={t('Price list')} />
      </Form.Item>
      <Form.Item
        name={['content', 'description']}
        label={t('Description')}
        style={{ marginBottom: 0 }}
        rules={[atMost(4000)]}
      >
        <TextArea max={4000} autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
    </>
  );
}

type Stored = NonNullable<Code['file']>;

interface Props {
  /** The file that the code had before. */
  stored: Stored | undefined;
  /** Both are given by the form's field. */
  value?: string;
  onChange?: (fileId: string) => void;
}

function FileField({ stored, value, onChange = () => {} }: Props) {
  const { call } = useShell();
  const [chosen, setChosen] = useState(stored);
  return (
    <Flex wrap gap={space.md} align="center">
      {value && chosen && (
        <Typography.Link href={chosen.url} target="_blank" rel="noreferrer">
          {chosen.name} ({formatBytes(chosen.bytes)})
        </Typography.Link>
      )}
      <FileButton
        label={value ? t('Change file') : t('Choose a file')}
        fileLabel={t('File to share')}
        accept="application/pdf,image/*,audio/*,video/*"
        noun={t('file')}
        maxMegabytes={20}
        store={async (file) => call('files.upload', { name: file.name, body: await toBase64(file) })}
        onStored={(file) => {
          setChosen(file);
          onChange(file.file_id);
        }}
      />
    </Flex>
  );
}
