import { CodeGate } from './code-gate.js';
import { DeletedNotice } from './deleted-notice.js';
import { EditCodeForm } from './edit-code-form.js';
import { useCodeId } from './use-code-id.js';

export default function EditCodeScreen() {
  return (
    <CodeGate codeId={useCodeId()}>
      {(code) => (code.status === 'deleted' ? <DeletedNotice code={code} /> : <EditCodeForm code={code} />)}
    </CodeGate>
  );
}
