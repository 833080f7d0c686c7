import { useSearchParams } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { Heading, Page, Panel } from '@swapt/shared/ui';
import { Flex } from 'antd';
import { useState } from 'react';
import { MadePanel } from './made-panel.js';
import { PictureList } from './picture-list.js';
import { WishForm } from './wish-form.js';

/** Words become a picture around a code; every picture that was made is kept below. */
export default function AiQrScreen() {
  const { session } = useShell();
  const [params] = useSearchParams();
  const [madeId, setMadeId] = useState<string>();
  return (
    <Page
      title="AI QR"
      lead="A picture around your code, drawn from your words. Each is tried in bad light and from afar before you see it; one that phones cannot scan is never shown."
    >
      <Flex vertical gap={24}>
        {session.can('codes:write') && (
          <div
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
              gap: 24,
              alignItems: 'start',
            }}
          >
            <WishForm codeId={params.get('code') ?? undefined} onMade={setMadeId} />
            {madeId ? <MadePanel pictureId={madeId} onDeleted={() => setMadeId(undefined)} /> : <About />}
          </div>
        )}
        <Heading level={2}>Your pictures</Heading>
        <PictureList />
      </Flex>
    </Page>
  );
}

const About = () => (
  <Panel title="How it is made">
    <p>
      Made here by our own renderer, without an AI model, unless whoever runs this installation has connected one: your
      words choose colours and shapes. Try sea, forest, coffee, sunset or party.
    </p>
    <p>
      The same words give another picture each time. A picture for one of your codes can become its picture in lists and
      on its page; what the code leads to can still be changed.
    </p>
  </Panel>
);
