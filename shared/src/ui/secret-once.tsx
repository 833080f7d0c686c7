import { Alert, Button, Flex, Input } from 'antd';
import { useCloseQuestion } from '../sdk/index.js';
import { t } from '../text/index.js';
import { CopyButton } from './copy-button.js';

const isItSaved = () => ({
  title: t('Have you saved it?'),
  text: t('We cannot show it again.'),
  action: t('I have saved it'),
});

interface Props {
  /** What it is, e.g. "API key". */
  name: string;
  secret: string;
  close: () => void;
}

/** A secret that the server keeps no copy of. */
export function SecretOnce({ name, secret, close }: Props) {
  useCloseQuestion(isItSaved);
  return (
    <Flex vertical gap={16}>
      <Alert type="warning" showIcon message={t('Copy it now. We show it only once.')} />
      <Flex gap={8}>
        <Input readOnly aria-label={name} value={secret} className="mono" onFocus={({ target }) => target.select()} />
        <CopyButton text={secret} label={t('Copy')} type="primary" />
      </Flex>
      <Button onClick={close}>{t('I have saved it')}</Button>
    </Flex>
  );
}
