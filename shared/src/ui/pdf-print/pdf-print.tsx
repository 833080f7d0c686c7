import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { space } from '../../tokens/index.js';
import { formErrors } from '../form/form-errors.js';
import { PdfResult, type PdfFile } from './pdf-result.js';
import { t } from '../../text/index.js';

interface Props {
  /** What is pressed: "Print the receipt". */
  label: string;
  load: () => Promise<PdfFile>;
}

/** A button that asks the server for a PDF, says that it is being made or why it could not be, and offers it. */
export function PdfPrint({ label, load }: Props) {
  const [file, setFile] = useState<PdfFile>();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const make = async () => {
    setIsBusy(true);
    setRefusal('');
    try {
      setFile(await load());
    } catch (error) {
      setRefusal(formErrors(error, []).general.join(' '));
    }
    setIsBusy(false);
  };
  if (file) return <PdfResult file={file} />;
  return (
    <Flex vertical gap={space.sm} align="flex-start">
      <Button icon={<PrinterOutlined aria-hidden />} loading={isBusy} onClick={() => void make()}>
        {label}
      </Button>
      <span role="status">{isBusy && t('Making the PDF. This can take a few seconds.')}</span>
      {refusal && <Alert type="error" showIcon role="alert" message={refusal} />}
    </Flex>
  );
}
