import UploadOutlined from '@ant-design/icons/UploadOutlined';
import type { Code } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { formErrors, formatNumber, Panel, useIdempotencyKey, useUnsavedGuard } from '@swapt/shared/ui';
import { Alert, Button, Flex, Form, Input, Upload } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { problemsOf, readList, type CloneRow, type RowProblems } from './clone-list.js';
import { ClonePreview } from './clone-preview.js';
import type { Made } from './clone-result.js';
import { useCloneMany } from './codes.queries.js';

const example = 'Table 1\nTable 2, bakery.example/specials\nWindow, bakery.example/hours, window';

interface Check {
  rows: CloneRow[];
  /** What would be made, or what is wrong with the rows. */
  plan?: Made;
  problems?: Map<number, RowProblems>;
}

/** The list, what would come of it, and the button that makes it so. The text stays as typed whatever the server says. */
export function CloneListForm({ code, onMade }: { code: Code; onMade: (made: Made) => void }) {
  const [text, setText] = useState('');
  const [check, setCheck] = useState<Check>();
  const [refusal, setRefusal] = useState<string>();
  const clone = useCloneMany();
  const keyOf = useIdempotencyKey();
  const isDirty = useRef(false);
  useUnsavedGuard(useCallback(() => isDirty.current, []));

  const change = (next: string) => {
    setText(next);
    setCheck(undefined);
    setRefusal(undefined);
    isDirty.current = next.trim() !== '';
  };

  const send = async (rows: CloneRow[], isDry: boolean) => {
    const input = { org_id: code.org_id, code_id: code.code_id, data: rows, dry_run: isDry };
    setRefusal(undefined);
    try {
      const { data } = await clone.mutateAsync({ input, idempotencyKey: isDry ? undefined : keyOf(input) });
      if (isDry) return setCheck({ rows, plan: data });
      isDirty.current = false;
      onMade(data);
    } catch (error) {
      const problems = problemsOf(error);
      setCheck(problems ? { rows, problems } : undefined);
      if (!problems) setRefusal(formErrors(error, []).general.join(' '));
    }
  };

  const preview = () => {
    const { rows, problem } = readList(text);
    setCheck(undefined);
    setRefusal(problem);
    if (!problem) void send(rows, true);
  };

  return (
    <Flex vertical gap={space.lg}>
      <Panel
        title="The list"
        extra={
          <Upload
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            showUploadList={false}
            beforeUpload={async (file: File) => {
              change(await file.text());
              return Upload.LIST_IGNORE;
            }}
          >
            <Button icon={<UploadOutlined aria-hidden />}>Read a CSV file</Button>
          </Upload>
        }
      >
        <Form layout="vertical" onFinish={preview}>
          <Form.Item
            label="One code per line: name, destination, short name"
            htmlFor="clone-list"
            extra={`Only the name is needed. Without a destination a code leads to ${code.target}, and without a short name we choose one. You can paste from a spreadsheet.`}
            validateStatus={refusal ? 'error' : undefined}
            help={refusal && <span role="alert">{refusal}</span>}
          >
            <Input.TextArea
              id="clone-list"
              value={text}
              onChange={(event) => change(event.target.value)}
              placeholder={example}
              autoSize={{ minRows: 6, maxRows: 18 }}
              spellCheck={false}
            />
          </Form.Item>
          <Button type={check?.plan ? 'default' : 'primary'} htmlType="submit" loading={clone.isPending && !check}>
            Preview
          </Button>
        </Form>
      </Panel>
      {check && (
        <Panel title="What will be made">
          <Flex vertical gap={space.md}>
            {check.problems && (
              <Alert
                type="error"
                showIcon
                message={`${countOf(check.problems.size, 'row needs', 'rows need')} a correction`}
                description="Nothing was made. Change the list above and press Preview again."
              />
            )}
            <ClonePreview {...check} code={code} />
            {check.plan && (
              <Button
                type="primary"
                loading={clone.isPending}
                onClick={() => void send(check.rows, false)}
                style={{ alignSelf: 'flex-start' }}
              >
                Make {countOf(check.rows.length, 'code', 'codes')}
              </Button>
            )}
          </Flex>
        </Panel>
      )}
    </Flex>
  );
}

const countOf = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;
