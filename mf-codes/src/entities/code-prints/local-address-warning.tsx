import { useShell } from '@swapt/shared/sdk';
import { Alert } from 'antd';
import { t } from '@swapt/shared/text';

/** A print made under a local address never works, so it is said before the download. */
export function LocalAddressWarning() {
  const { settings } = useShell();
  if (!settings.isLocalAddress) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={t('Phones cannot open this code yet')}
      description={t(
        'It contains the address {publicUrl}, which works only on this computer. Before you print, set SWAPT_PUBLIC_URL to an address that phones can reach and download the code again.',
        { publicUrl: settings.publicUrl },
      )}
    />
  );
}
