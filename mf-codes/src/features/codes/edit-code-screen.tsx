import { CodeGate } from './code-gate.js';
import { AwayNotice, isAway } from './away-notice.js';
import { EditCodeForm } from './edit-code-form.js';
import { useCodeId } from './use-code-id.js';

export default function EditCodeScreen() {
  return (
    <CodeGate codeId={useCodeId()}>
      {(code) => (isAway(code) ? <AwayNotice code={code} /> : <EditCodeForm code={code} />)}
    </CodeGate>
  );
}
