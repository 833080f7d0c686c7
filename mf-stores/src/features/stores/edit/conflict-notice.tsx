import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { useDangerConfirm, useDropDraft } from '@swapt/shared/ui';
import { Alert, Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';

interface Props {
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Said when somebody else saved the store meanwhile, with both ways on. What was typed stays in the form. */
export function ConflictNotice({ onKeepMine, onTakeTheirs }: Props) {
  const confirm = useDangerConfirm();
  const dropDraft = useDropDraft();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const take = async () => {
    if (!(await confirm(t('Load what they saved?'), t('What you typed here is lost.'), t('Load theirs')))) return;
    dropDraft();
    onTakeTheirs();
  };
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        type="warning"
        showIcon
        message={t('Somebody else changed this store while you were editing it')}
        description={
          <Flex vertical gap={space.sm} align="flex-start">
            {t(
              'What you typed is still here. If you save yours, it takes the place of theirs in the fields that you changed. The others stay as they saved them.',
            )}
            <Flex wrap gap={space.sm}>
              <Button type="primary" onClick={onKeepMine}>
                {t('Save mine')}
              </Button>
              <Button danger onClick={() => void take()}>
                {t('Load theirs')}
              </Button>
            </Flex>
          </Flex>
        }
      />
    </div>
  );
}
