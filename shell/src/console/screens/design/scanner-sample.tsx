import { useShell } from '@swapt/shared/sdk';
import { Panel } from '@swapt/shared/ui';
import { CodeScanner } from '@swapt/shared/ui/code-scanner';

export function ScannerSample() {
  const { notify } = useShell();
  return (
    <Panel title="Scanner" lead="Reads a code with the camera, or takes what you type.">
      <CodeScanner typedLabel="Short name or address" onRead={(text) => void notify.info(`Read: ${text}`)} />
    </Panel>
  );
}
