import { useCloseQuestion } from '@swapt/shared/sdk';
import { CopyButton, saveFile } from '@swapt/shared/ui';
import { Alert, Button, Flex } from 'antd';
import { t } from '@swapt/shared/text';
import { useConsole } from '../console-context.js';

const areTheySaved = () => ({
  title: t('Have you saved your recovery codes?'),
  text: t('We cannot show them again.'),
  action: t('I have saved them'),
});

/** Ten codes that the server keeps no copy of. */
export function RecoveryCodes({ codes, close }: { codes: readonly string[]; close: () => void }) {
  const { settings } = useConsole();
  useCloseQuestion(areTheySaved);
  const text = codes.join('\n');
  const about = t('Recovery codes for Swapt ({publicUrl}). Each works once.\n\n{text}\n', {
    publicUrl: settings.publicUrl,
    text,
  });
  return (
    <Flex vertical gap={16}>
      <Alert
        type="warning"
        showIcon
        message={t('Save these codes now. We show them only once.')}
        description={t(
          'Each signs you in once if your phone is lost. Without phone and codes nobody can sign in to your account.',
        )}
      />
      <ol className="own-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Flex gap={8} wrap>
        <CopyButton text={text} label={t('Copy')} />
        <Button onClick={() => saveFile('swapt-recovery-codes.txt', new Blob([about], { type: 'text/plain' }))}>
          {t('Download')}
        </Button>
        <Button type="primary" onClick={close}>
          {t('I have saved them')}
        </Button>
      </Flex>
    </Flex>
  );
}
