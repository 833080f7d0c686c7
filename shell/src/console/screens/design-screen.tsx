import { useShell } from '@swapt/shared/sdk';
import { brand, fonts } from '@swapt/shared/tokens';
import { Heading, Page, Panel } from '@swapt/shared/ui';
import { Button, Flex, Input, Select, Switch, Tag } from 'antd';

/** The design system on one page: its colours and type, and the parts of the shell, each tried with a click. */
export function DesignScreen() {
  return (
    <Page title="Design system" lead="The building blocks of every screen in the console.">
      <title>Design system · Swapt</title>
      <div className="columns">
        <Panel title="Colours">
          <div className="swatches">
            {Object.entries(brand).map(([name, colour]) => (
              <figure key={name}>
                <span style={{ background: colour }} />
                <figcaption>
                  {name}
                  <code>{colour}</code>
                </figcaption>
              </figure>
            ))}
          </div>
        </Panel>
        <Panel title="Type">
          <Flex vertical gap={8}>
            <Heading level={1}>Headings are serif</Heading>
            <Heading level={2}>A section of a page</Heading>
            <Heading level={3}>A detail</Heading>
            <p style={{ margin: 0, fontFamily: fonts.body }}>
              Body text is sans, 14 px, with a contrast of at least 4.5:1.
            </p>
          </Flex>
        </Panel>
        <Panel title="Controls">
          <Flex vertical gap={16}>
            <Flex gap={8} wrap>
              <Button type="primary">Primary</Button>
              <Button>Default</Button>
              <Button type="text">Text</Button>
              <Button danger>Danger</Button>
              <Button disabled>Disabled</Button>
            </Flex>
            <Input aria-label="Text" placeholder="Text" />
            <Flex gap={8} wrap align="center">
              <Select
                aria-label="Choice"
                defaultValue="link"
                options={[{ value: 'link', label: 'Link' }]}
                style={{ minWidth: 120 }}
              />
              <Switch aria-label="Switch" defaultChecked />
              <Tag color="success">Active</Tag>
              <Tag color="warning">Paused</Tag>
              <Tag color="error">Deleted</Tag>
            </Flex>
          </Flex>
        </Panel>
        <Feedback />
      </div>
    </Page>
  );
}

function Feedback() {
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
