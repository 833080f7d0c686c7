import type { Code } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { atMost, SmallForm, TextArea } from '@swapt/shared/ui';
import { Checkbox, Form } from 'antd';
import { t } from '@swapt/shared/text';
import { useAddNote } from './notes.queries.js';

interface Values {
  text: string;
  isPublic: boolean;
}

/** Writes a note on a code. What was typed stays when it could not be saved, and is there again when the person comes back. */
export function AddNote({ code }: { code: Pick<Code, 'code_id'> }) {
  const add = useAddNote();
  const save = async ({ text, isPublic }: Values) => {
    await add.mutateAsync({ code_id: code.code_id, text: text.trim(), is_public: isPublic });
  };

  return (
    <div style={{ marginBottom: space.md }}>
      <SmallForm<Values>
        initialValues={{ text: '', isPublic: false }}
        fields={['text']}
        save={save}
        submitLabel={t('Add note')}
        draftName="note"
        isGuarded
        startsAnew
      >
        <Form.Item
          name="text"
          label={t('New note')}
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
        <Form.Item name="isPublic" valuePropName="checked" style={{ marginBottom: space.sm }}>
          <Checkbox>{t('Anyone with the link can read it')}</Checkbox>
        </Form.Item>
      </SmallForm>
    </div>
  );
}
