import { Button } from 'antd';
import { useNavigate, useSearchParams } from '@swapt/shared/router';
import { CodeGate } from '../../../entities/codes/code-gate.js';
import { paths } from '../../../entities/codes/paths.js';
import { SuccessPage } from './success-page.js';

export default function CreateSuccessScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <CodeGate codeId={params.get('code') ?? ''}>
      {(code) => (
        <SuccessPage
          code={code}
          title="Your code is ready"
          lead="Print it, then scan it with your own phone before you hand it out."
          next={
            <>
              <Button type="primary" onClick={() => void navigate(paths.show(code.code_id))}>
                Open the code
              </Button>
              <Button onClick={() => void navigate(paths.create)}>Create another</Button>
              <Button onClick={() => void navigate(paths.list)}>All codes</Button>
            </>
          }
        />
      )}
    </CodeGate>
  );
}
