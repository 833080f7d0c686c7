import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { FileButton, toBase64 } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';

interface Props {
  eventId: string;
  value?: string | undefined;
  onChange?: (slipId: string | undefined) => void;
}

/** A photo of what a terminal printed; phones offer their camera. The team alone can open it. */
export function SlipField({ eventId, value, onChange }: Props) {
  const { call } = useShell();
  return (
    <Flex gap={space.sm} align="center" wrap>
      <FileButton
        label={value ? t('Take another photo') : t('Add a photo')}
        fileLabel={t('Photo of the slip')}
        accept="image/png,image/jpeg,image/webp"
        noun={t('photo')}
        maxMegabytes={5}
        store={async (file) =>
          call('settlement.addSlip', { event_id: eventId, name: file.name, body: await toBase64(file) })
        }
        onStored={({ slip_id }) => onChange?.(slip_id)}
      />
      {value && (
        <>
          <span role="status">{t('The photo is there.')}</span>
          <Button type="text" onClick={() => onChange?.(undefined)}>
            {t('Leave it out')}
          </Button>
        </>
      )}
    </Flex>
  );
}
