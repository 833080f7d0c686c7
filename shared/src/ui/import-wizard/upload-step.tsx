import InboxOutlined from '@ant-design/icons/InboxOutlined';
import { Button, Form, Input, Upload } from 'antd';
import { useState, type ReactNode } from 'react';
import { space } from '../../tokens/index.js';
import { formatNumber } from '../format.js';
import { readTextFile } from './read-text-file.js';
import { t } from '../../text/index.js';

interface Props {
  label: string;
  help: ReactNode;
  example: string;
  text: string;
  refusal: string | undefined;
  onChange: (text: string) => void;
  onNext: () => void;
}

const mostMegabytes = 30;
/** More letters than anybody corrects in a field, which also takes seconds to draw them. */
const mostShown = 500_000;

/** A list that is typed, pasted from a spreadsheet, or read from a file. */
export function UploadStep({ label, help, example, text, refusal, onChange, onNext }: Props) {
  const [file, setFile] = useState<{ name: string; note: string }>();
  const isShown = text.length <= mostShown;
  const remove = () => {
    onChange('');
    setFile(undefined);
  };
  const read = async (chosen: File) => {
    if (chosen.size > mostMegabytes * 1024 * 1024) {
      return setFile({
        name: chosen.name,
        note: t('is larger than {mostMegabytes} MB. Split it into smaller files.', { mostMegabytes }),
      });
    }
    const { text: found, encoding } = await readTextFile(chosen);
    if (found.includes('\0')) {
      return setFile({
        name: chosen.name,
        note: t('is not a table we can read. Save it as CSV and choose that file.'),
      });
    }
    onChange(found);
    setFile({ name: chosen.name, note: t('was read as {encoding}. Check that its letters look right.', { encoding }) });
  };
  return (
    <Form layout="vertical" requiredMark={false} onFinish={onNext}>
      <Upload.Dragger
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        showUploadList={false}
        beforeUpload={async (chosen: File) => {
          await read(chosen);
          return Upload.LIST_IGNORE;
        }}
        style={{ marginBottom: space.md }}
      >
        <p style={{ margin: 0, fontSize: 24 }} aria-hidden>
          <InboxOutlined />
        </p>
        <p style={{ margin: 0 }}>{t('Drop a CSV file here or press to choose one')}</p>
      </Upload.Dragger>
      <p role="status" style={{ margin: `0 0 ${space.md}px`, minHeight: 22, overflowWrap: 'anywhere' }}>
        {file && (
          <>
            <strong>{file.name}</strong> {file.note}
          </>
        )}
      </p>
      <Form.Item
        label={isShown ? label : t('The list')}
        htmlFor={isShown ? 'import-list' : undefined}
        extra={help}
        validateStatus={refusal ? 'error' : undefined}
        help={refusal && <span role="alert">{refusal}</span>}
      >
        {isShown ? (
          <Input.TextArea
            id="import-list"
            value={text}
            onChange={(event) => onChange(event.target.value)}
            placeholder={example}
            autoSize={{ minRows: 6, maxRows: 18 }}
            spellCheck={false}
          />
        ) : (
          <LongList text={text} onRemove={remove} />
        )}
      </Form.Item>
      <Button type="primary" htmlType="submit">
        {t('Next')}
      </Button>
    </Form>
  );
}

/** A list that is too long to be shown in a field: how long it is, and its first lines. */
function LongList({ text, onRemove }: { text: string; onRemove: () => void }) {
  const lines = text.trimEnd().split('\n').length;
  return (
    <>
      <p style={{ margin: 0 }}>
        {t('{lines} lines. It begins:', { lines: formatNumber(lines) })}{' '}
        <Button type="link" style={{ height: 'auto', padding: 0 }} onClick={onRemove}>
          {t('Remove the list')}
        </Button>
      </p>
      <pre style={{ margin: 0, overflowX: 'auto' }} tabIndex={0}>
        {text.split('\n', 5).map((line) => `${line.slice(0, 200)}\n`)}
      </pre>
    </>
  );
}
