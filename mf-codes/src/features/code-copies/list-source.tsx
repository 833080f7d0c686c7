import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { Panel } from '@swapt/shared/ui';
import { Button, Form, Input, Upload } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  help: string;
  example: string;
  text: string;
  refusal: string | undefined;
  onChange: (text: string) => void;
  onSubmit: () => void;
  /** What stands below the text: the button, and what is asked before it. */
  children: ReactNode;
}

/** A list that is typed, pasted from a spreadsheet, or read from a file. */
export function ListSource({ label, help, example, text, refusal, onChange, onSubmit, children }: Props) {
  return (
    <Panel
      title="The list"
      extra={
        <Upload
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          showUploadList={false}
          beforeUpload={async (file: File) => {
            onChange(await file.text());
            return Upload.LIST_IGNORE;
          }}
        >
          <Button icon={<UploadOutlined aria-hidden />}>Read a CSV file</Button>
        </Upload>
      }
    >
      <Form layout="vertical" onFinish={onSubmit}>
        <Form.Item
          label={label}
          htmlFor="code-list"
          extra={help}
          validateStatus={refusal ? 'error' : undefined}
          help={refusal && <span role="alert">{refusal}</span>}
        >
          <Input.TextArea
            id="code-list"
            value={text}
            onChange={(event) => onChange(event.target.value)}
            placeholder={example}
            autoSize={{ minRows: 6, maxRows: 18 }}
            spellCheck={false}
          />
        </Form.Item>
        {children}
      </Form>
    </Panel>
  );
}
