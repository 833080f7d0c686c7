import { Button } from 'antd';
import { useNavigate, useSearchParams } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { CodeGate } from '../../../entities/codes/code-gate.js';
import { paths } from '../../../entities/codes/paths.js';
import { SuccessPage } from './success-page.js';

export default function CreateSuccessScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <CodeGate codeId={params.get('code') ?? ''} isLive>
      {(code) => (
        <SuccessPage
          code={code}
          title={t('Your code is ready')}
          lead={t('Scan it with your phone, from this screen or from a print: the scan shows here within seconds.')}
          next={
            <>
              <Button type="primary" onClick={() => void navigate(paths.show(code.code_id))}>
                {t('Open the code')}
              </Button>
              <Button onClick={() => void navigate(paths.create)}>{t('Create another')}</Button>
              <Button onClick={() => void navigate(paths.list)}>{t('All codes')}</Button>
            </>
          }
        />
      )}
    </CodeGate>
  );
}
