import { useShell } from '@swapt/shared/sdk';
import { Button } from 'antd';
import { useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
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
          title={t('Your changes are saved')}
          lead={t(
            'Codes you have already printed now lead to the new destination. Download the code again only if you changed its style.',
          )}
          next={
            <>
              <Button type="primary" onClick={() => void navigate(paths.show(code.code_id))}>
                {t('Open the code')}
              </Button>
              {session.can('analytics:read') && (
                <Button onClick={() => void navigate(paths.analytics(code.code_id))}>{t('See its analytics')}</Button>
              )}
              <Button onClick={() => void navigate(paths.list)}>{t('All codes')}</Button>
            </>
          }
        />
      )}
    </CodeGate>
  );
}
