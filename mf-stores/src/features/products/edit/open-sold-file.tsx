import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { Button } from 'antd';
import { useState } from 'react';
import type { SoldFile } from './product-values.js';

/** The name of a file that is sold, which gives it to whoever may read products. */
export function OpenSoldFile({ file: { file_id, name } }: { file: SoldFile }) {
  const { call, report } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    try {
      const { data } = await call('product.fileLink', { file_id });
      window.location.assign(data.url);
    } catch (error) {
      report(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      type="link"
      loading={isBusy}
      aria-label={t('Download {name}', { name })}
      style={{ paddingInline: 0, height: 'auto', whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' }}
      onClick={() => void open()}
    >
      {name}
    </Button>
  );
}
