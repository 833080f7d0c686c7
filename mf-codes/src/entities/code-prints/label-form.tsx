import { space } from '@swapt/shared/tokens';
import { countSelected, fromBase64, SmallForm } from '@swapt/shared/ui';
import { PdfResult, type PdfFile } from '@swapt/shared/ui/pdf-print';
import { labelLimit, labelSheetIds, labelSheets, type LabelSheetId } from '@swapt/shared/values';
import { Button, Checkbox, Flex, Form, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { selectionOf, type Selected } from '../codes/selected.js';
import { useLabels } from './code-prints.queries.js';
import { UnprintedNames, type Unprinted } from './unprinted-names.js';

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
  text: boolean;
}

/** Which sheet, from which label on, and how many; then the PDF. */
export default function LabelForm({ codes, close }: { codes: Selected; close: () => void }) {
  const labels = useLabels();
  const [made, setMade] = useState<{ file: PdfFile; unprinted: Unprinted }>();
  const isOne = countSelected(codes) === 1;
  const save = async ({ sheet, skip, copies, text }: Values) => {
    const { data } = await labels.mutateAsync({
      ...selectionOf(codes),
      sheet,
      skip: skip ?? 0,
      copies: isOne ? (copies ?? roomOf(sheet, skip ?? 0)) : undefined,
      text,
    });
    const { name, body, type, pages, unprinted } = data;
    setMade({ file: { name, pages, content: new Blob([fromBase64(body)], { type }) }, unprinted });
  };
  if (made) {
    return (
      <Flex vertical gap={space.md} align="start">
        <UnprintedNames unprinted={made.unprinted} />
        <PdfResult file={made.file} />
        <span>{t('Print it at its actual size, so that the codes fit the labels.')}</span>
        <Button onClick={close}>{t('Close')}</Button>
      </Flex>
    );
  }
  return (
    <SmallForm<Values>
      initialValues={{ sheet: 'a4-24', skip: 0, copies: null, text: true }}
      fields={['sheet', 'skip', 'copies', 'text']}
      save={save}
      submitLabel={t('Make the PDF')}
      onCancel={close}
    >
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
      <Form.Item name="text" valuePropName="checked">
        <Checkbox>{t('Print name and short address beside each code')}</Checkbox>
      </Form.Item>
    </SmallForm>
  );
}
