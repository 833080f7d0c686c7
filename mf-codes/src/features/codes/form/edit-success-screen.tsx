import { useShell } from '@swapt/shared/sdk';
import { Button } from 'antd';
import { useNavigate } from '@swapt/shared/router';
import { CodeGate } from '../../../entities/codes/code-gate.js';
import { paths } from '../../../entities/codes/paths.js';
import { SuccessPage } from './success-page.js';
import { useCodeId } from '../../../entities/codes/use-code-id.js';

export default function EditSuccessScreen() {
  const { session } = useShell();
  const navigate = useNavigate();
  return (
    <CodeGate codeId={useCodeId()}>
      {(code) => (
        <SuccessPage
          code={code}
          title="Your changes are saved"
          lead="Codes you have already printed now lead to the new destination. Download the code again only if you changed its style."
          next={
            <>
              <Button type="primary" onClick={() => void navigate(paths.show(code.code_id))}>
                Open the code
              </Button>
              {session.can('analytics:read') && (
                <Button onClick={() => void navigate(paths.analytics(code.code_id))}>See its analytics</Button>
              )}
              <Button onClick={() => void navigate(paths.list)}>All codes</Button>
            </>
          }
        />
      )}
    </CodeGate>
  );
}
