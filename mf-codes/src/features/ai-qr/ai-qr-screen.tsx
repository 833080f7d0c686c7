import { useSearchParams } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { Heading, Page, Panel } from '@swapt/shared/ui';
import { Flex } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { MadePanel } from './made-panel.js';
import { PictureList } from './picture-list.js';
import { AiQrForm } from './ai-qr-form.js';

/** Words become a picture around a code; every picture that was made is kept below. */
export default function AiQrScreen() {
  const { session } = useShell();
  const [params] = useSearchParams();
  const [madeId, setMadeId] = useState<string>();
  return (
    <Page
      title={t('AI QR')}
      lead={t(
        'Describe a picture and we draw your QR code into it. We test every picture in poor light and from a distance, and only show you pictures that phones can scan.',
      )}
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
            <AiQrForm codeId={params.get('code') ?? undefined} onMade={setMadeId} />
            {madeId ? <MadePanel pictureId={madeId} onDeleted={() => setMadeId(undefined)} /> : <About />}
          </div>
        )}
        <Heading level={2}>{t('Your pictures')}</Heading>
        <PictureList />
      </Flex>
    </Page>
  );
}

const About = () => (
  <Panel title={t('How it works')}>
    <p>
      {t(
        'Your words choose the colours and shapes. Try sea, forest, coffee, sunset or party. Our own renderer draws the picture without an AI model, unless your operator has connected one.',
      )}
    </p>
    <p>
      {t(
        'The same words make a different picture each time. You can show a picture with your code in lists and on its page. You can still change where the code leads.',
      )}
    </p>
  </Panel>
);
