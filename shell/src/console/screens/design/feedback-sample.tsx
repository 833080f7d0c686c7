import { useShell } from '@swapt/shared/sdk';
import { Panel } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';

/** What the shell shows for every screen. */
export function Feedback() {
  const { spinner, notify, modal } = useShell();
  const spin = () => {
    spinner.show('design');
    setTimeout(() => spinner.hide('design'), 1500);
  };
  const confirm = async () => {
    const agreed = await modal.confirm({
      title: 'Delete the example?',
      text: 'This is only an example, so nothing is deleted.',
      action: 'Delete',
      danger: true,
    });
    notify.info(agreed ? 'You agreed.' : 'You did not agree.');
  };
  const open = () =>
    modal.open({
      title: 'A dialog',
      content: (close) => (
        <Flex vertical gap={16} align="flex-start">
          Dialogs are small unless their content needs more.
          <Button type="primary" onClick={close}>
            Close the dialog
          </Button>
        </Flex>
      ),
    });
  return (
    <Panel title="Feedback" lead="The shell provides these for every screen of the console.">
      <Flex gap={8} wrap>
        <Button onClick={spin}>Spinner</Button>
        <Button onClick={() => notify.success('Saved.')}>Success</Button>
        <Button onClick={() => notify.info('A newer version is ready.')}>Information</Button>
        <Button onClick={() => notify.error('That did not work. Please try again.')}>Failure</Button>
        <Button onClick={() => notify.success('Deleted.', { label: 'Undo', run: () => notify.info('Restored.') })}>
          With a button
        </Button>
        <Button onClick={open}>Dialog</Button>
        <Button danger onClick={() => void confirm()}>
          Question
        </Button>
      </Flex>
    </Panel>
  );
}
