import { useShell } from '@swapt/shared/sdk';
import { saveFile, SmallForm } from '@swapt/shared/ui';
import { labelLimit, labelSheetIds, labelSheets, type LabelSheetId } from '@swapt/shared/values';
import { Checkbox, Form, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { fromBase64 } from '../../parts/base64.js';
import { countOf, named, selectionOf, type Selected } from '../codes/selected.js';
import { useLabels } from './code-prints.queries.js';
import { UnprintedNames, type Unprinted } from './unprinted-names.js';

/** Opens the dialog that puts codes on sheets of labels. */
export function useLabelDialog() {
  const { modal } = useShell();
  return (codes: Selected) =>
    modal.open({
      title: `${named(codes)} on labels`,
      content: (close) => <LabelForm codes={codes} close={close} />,
    });
}

/** The labels that are left of the first sheet. */
function roomOf(sheet: LabelSheetId, skip: number): number {
  const { columns, rows } = labelSheets[sheet];
  return columns * rows - (skip % (columns * rows));
}

const sheets = labelSheetIds.map((value) => ({ value, label: labelSheets[value].title }));

interface Values {
  sheet: LabelSheetId;
  skip: number | null;
  /** As many as the sheet has room for when it is null. */
  copies: number | null;
  text: boolean;
}

function LabelForm({ codes, close }: { codes: Selected; close: () => void }) {
  const { notify } = useShell();
  const labels = useLabels();
  const [unprinted, setUnprinted] = useState<Unprinted>([]);
  const isOne = countOf(codes) === 1;
  const save = async ({ sheet, skip, copies, text }: Values) => {
    const { data } = await labels.mutateAsync({
      ...selectionOf(codes),
      sheet,
      skip: skip ?? 0,
      copies: isOne ? (copies ?? roomOf(sheet, skip ?? 0)) : undefined,
      text,
    });
    saveFile(data.name, new Blob([fromBase64(data.body)], { type: data.type }));
    notify.success(`${data.name} is in your downloads. Print it at its actual size.`);
    if (data.unprinted.length > 0) setUnprinted(data.unprinted);
    else close();
  };
  if (unprinted.length > 0) return <UnprintedNames unprinted={unprinted} close={close} />;
  return (
    <SmallForm<Values>
      initialValues={{ sheet: 'a4-24', skip: 0, copies: null, text: true }}
      fields={['sheet', 'skip', 'copies', 'text']}
      save={save}
      submitLabel="Download PDF"
      onCancel={close}
    >
      <Form.Item name="sheet" label="Sheet" extra="You find the label size on the package.">
        <Select options={sheets} />
      </Form.Item>
      <Form.Item name="skip" label="Labels to skip" extra="The labels on the first sheet that you have already used.">
        <InputNumber min={0} max={64} precision={0} />
      </Form.Item>
      {isOne && (
        <Form.Item name="copies" label="How many labels (optional)" extra="Leave it empty to fill the sheet.">
          <InputNumber min={1} max={labelLimit} precision={0} placeholder="a full sheet" style={{ width: 140 }} />
        </Form.Item>
      )}
      <Form.Item name="text" valuePropName="checked">
        <Checkbox>Print name and short address beside each code</Checkbox>
      </Form.Item>
    </SmallForm>
  );
}
