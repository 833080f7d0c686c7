import { CopyButton } from '@swapt/shared/ui';
import { Alert, Button, Flex, Input } from 'antd';

/** A secret that the server keeps no copy of. */
export function SecretOnce({ secret, close }: { secret: string; close: () => void }) {
  return (
    <Flex vertical gap={16}>
      <Alert type="warning" showIcon message="Copy it now. It is shown this once and cannot be read again." />
      <Flex gap={8}>
        <Input
          readOnly
          aria-label="API key"
          value={secret}
          className="mono"
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={secret} label="Copy key" type="primary" />
      </Flex>
      <Button onClick={close}>I have kept it</Button>
    </Flex>
  );
}
