import { ApiError } from '@swapt/shared/client';
import { Panel } from '@swapt/shared/ui';
import { PdfPrint, type PdfFile } from '@swapt/shared/ui/pdf-print';
import { Flex } from 'antd';

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One page with one line, as small as a PDF can be. */
const content = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
4 0 obj<</Length 44>>stream
BT /F 18 Tf 40 100 Td (Receipt 1042) Tj ET  
endstream endobj
trailer<</Root 1 0 R>>`;

async function receipt(): Promise<PdfFile> {
  await later(1500);
  return { name: 'receipt-1042.pdf', content: new Blob([content], { type: 'application/pdf' }), pages: 1 };
}

async function noReceipt(): Promise<PdfFile> {
  await later(800);
  throw ApiError.offline(undefined);
}

export function PdfSample() {
  return (
    <Panel title="PDF to print" lead="Made by the server, then opened to print or downloaded.">
      <Flex vertical gap={24}>
        <PdfPrint label="Print the receipt" load={receipt} />
        <PdfPrint label="Print one that fails" load={noReceipt} />
      </Flex>
    </Panel>
  );
}
