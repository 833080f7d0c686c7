import { Button, Checkbox, Flex, Form, InputNumber, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import type { LabelFile } from '../../contract/index.js';
import { t } from '../../text/index.js';
import { space } from '../../tokens/index.js';
import { labelLimit, labelSheetIds, labelSheets, type LabelSheetId } from '../../values/index.js';
import { SmallForm } from '../form/small-form.js';
import { PdfResult } from '../pdf-print/index.js';
import { fromBase64 } from '../uploads/base64.js';
import { UnprintedNames } from './unprinted-names.js';

/** The labels that are left of the first sheet. */
function roomOf(sheet: LabelSheetId, skip: number): number {
  const { columns, rows } = labelSheets[sheet];
  return columns * rows - (skip % (columns * rows));
}

const sheets = labelSheetIds.map((value) => ({ value, label: t(labelSheets[value].title) }));

interface Values {
  sheet: LabelSheetId;
  skip: number | null;
  /** As many as the sheet has room for when it is null. */
  copies: number | null;
  words: boolean;
  catalog_id?: string;
}

interface LabelValues {
  sheet: LabelSheetId;
  skip: number;
  /** Of the only code; of several, one label each. */
  copies: number | undefined;
  /** Whether what the box says is printed. */
  words: boolean;
  /** Whose products; nothing where the form does not ask, or for all. */
  catalogId: string | undefined;
}

interface Props {
  /** What is beside the code when the box is ticked. */
  words: string;
  isOne?: boolean;
  /** The field `catalog_id`, where the labels are those of products. */
  children?: ReactNode;
  make: (values: LabelValues) => Promise<LabelFile>;
  close: () => void;
}

/** Which sheet, from which label on, and how many; then the PDF. */
export function LabelForm({ words, isOne, children, make, close }: Props) {
  const [made, setMade] = useState<LabelFile>();
  if (made) return <MadeLabels made={made} close={close} />;
  const save = async ({ sheet, skip, copies, words: hasWords, catalog_id }: Values) => {
    const room = isOne ? (copies ?? roomOf(sheet, skip ?? 0)) : undefined;
    setMade(await make({ sheet, skip: skip ?? 0, copies: room, words: hasWords, catalogId: catalog_id || undefined }));
  };
  return (
    <SmallForm<Values>
      initialValues={{ sheet: 'a4-24', skip: 0, copies: null, words: true, catalog_id: '' }}
      fields={['sheet', 'skip', 'copies', 'words', 'catalog_id']}
      save={save}
      submitLabel={t('Make the PDF')}
      onCancel={close}
    >
      {children}
      <Form.Item name="sheet" label={t('Sheet')} extra={t('You find the label size on the package.')}>
        <Select options={sheets} />
      </Form.Item>
      <Form.Item
        name="skip"
        label={t('Labels to skip')}
        extra={t('The labels on the first sheet that you have already used.')}
      >
        <InputNumber min={0} max={64} precision={0} />
      </Form.Item>
      {isOne && (
        <Form.Item name="copies" label={t('How many labels (optional)')} extra={t('Leave it empty to fill the sheet.')}>
          <InputNumber min={1} max={labelLimit} precision={0} placeholder={t('a full sheet')} style={{ width: 140 }} />
        </Form.Item>
      )}
      <Form.Item name="words" valuePropName="checked">
        <Checkbox>{words}</Checkbox>
      </Form.Item>
    </SmallForm>
  );
}

function MadeLabels({ made, close }: { made: LabelFile; close: () => void }) {
  const { name, body, type, pages, unprinted } = made;
  const [file] = useState(() => ({ name, pages, content: new Blob([fromBase64(body)], { type }) }));
  return (
    <Flex vertical gap={space.md} align="start">
      <UnprintedNames unprinted={unprinted} />
      <PdfResult file={file} />
      <span>{t('Print it at its actual size, so that the codes fit the labels.')}</span>
      <Button onClick={close}>{t('Close')}</Button>
    </Flex>
  );
}
