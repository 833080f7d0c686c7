import { CodeGate } from '../../../entities/codes/code-gate.js';
import { AwayNotice, isAway } from '../../../entities/codes/away-notice.js';
import { EditCodeForm } from './edit-code-form.js';
import { useCodeId } from '../../../entities/codes/use-code-id.js';

export default function EditCodeScreen() {
  return (
    <CodeGate codeId={useCodeId()}>
      {(code) => (isAway(code) ? <AwayNotice code={code} /> : <EditCodeForm code={code} />)}
    </CodeGate>
  );
}
