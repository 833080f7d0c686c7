import type { Code } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { atMost, DraftNotice, formErrors, useFormDraft, useUnsavedGuard, TextArea } from '@swapt/shared/ui';
import { Button, Checkbox, Flex, Form } from 'antd';
import { useCallback } from 'react';
import { t } from '@swapt/shared/text';
import { useAddNote } from './notes.queries.js';

interface Values {
  text: string;
  isPublic: boolean;
}

const empty: Values = { text: '', isPublic: false };

/** Writes a note on a code. What was typed stays when it could not be saved, and is there again when the person comes back. */
export function AddNote({ code }: { code: Pick<Code, 'code_id'> }) {
  const [form] = Form.useForm<Values>();
  const add = useAddNote();
  const draft = useFormDraft({ form, initialValues: empty, part: 'note' });
  useUnsavedGuard(
    useCallback(() => Boolean(form.getFieldValue('text')), [form]),
    { isKept: true },
  );

  const save = async ({ text, isPublic }: Values) => {
    const input = { code_id: code.code_id, text: text.trim(), is_public: isPublic };
    try {
      await add.mutateAsync(input);
      draft.startOver();
    } catch (error) {
      const { fields, general } = formErrors(error, ['text']);
      form.setFields([{ name: 'text', errors: [...general, ...fields.flatMap((field) => field.errors)] }]);
    }
  };

  return (
    <Form<Values>
      form={form}
      layout="vertical"
      initialValues={empty}
      onValuesChange={(_, values) => draft.keep(values)}
      onFinish={(values) => void save(values)}
      style={{ marginBottom: space.md }}
    >
      {draft.restoredAt && (
        <div style={{ marginBottom: space.md }}>
          <DraftNotice at={draft.restoredAt} onStartOver={draft.startOver} />
        </div>
      )}
      <Form.Item
        name="text"
        label={t('New note')}
        required={false}
        validateTrigger={[]}
        rules={[{ required: true, whitespace: true, message: t('Write a note first.') }, atMost(4000)]}
        style={{ marginBottom: space.sm }}
      >
        <TextArea
          max={4000}
          autoSize={{ minRows: 2, maxRows: 10 }}
          placeholder={t('Printed 200 stickers on matt paper, reprint in spring')}
        />
      </Form.Item>
      <Flex wrap gap={space.sm} align="center" justify="space-between">
        <Form.Item name="isPublic" valuePropName="checked" noStyle>
          <Checkbox>{t('Anyone with the link can read it')}</Checkbox>
        </Form.Item>
        <Button htmlType="submit" loading={add.isPending}>
          {t('Add note')}
        </Button>
      </Flex>
    </Form>
  );
}
