import { brand, fonts } from '@swapt/shared/tokens';
import { Heading, Page, Panel } from '@swapt/shared/ui';
import { Button, Flex, Input, Select, Switch, Tag } from 'antd';
import { BoardSample } from './board-sample.js';
import { Feedback } from './feedback-sample.js';
import { FieldsSample } from './fields-sample.js';
import { ImportSample } from './import-sample.js';
import { PdfSample } from './pdf-sample.js';
import { PicturesSample } from './pictures-sample.js';
import { RowsSample } from './rows-sample.js';
import { TimelineSample } from './timeline-sample.js';

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
        <FieldsSample />
        <TimelineSample />
        <PdfSample />
      </div>
      <PicturesSample />
      <RowsSample />
      <ImportSample />
      <BoardSample />
    </Page>
  );
}
