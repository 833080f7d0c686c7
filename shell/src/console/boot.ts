import { t } from '@swapt/shared/text';
import type { Boot } from '@swapt/shared/remote';
import type { PublicSettings } from '@swapt/shared/values';

/** What the server wrote into this page. Throws without settings; the registry is checked by those who read it. */
export function readBoot(): Pick<Boot, 'settings' | 'ticket'> & { registry: unknown } {
  const boot: unknown = JSON.parse(document.getElementById('boot')?.textContent ?? 'null');
  if (typeof boot !== 'object' || boot === null || !('settings' in boot) || !isSettings(boot.settings)) {
    throw new Error(t('We could not load the settings of the console.'));
  }
  return {
    settings: boot.settings,
    ticket: 'ticket' in boot && typeof boot.ticket === 'string' ? boot.ticket : '',
    registry: 'registry' in boot ? boot.registry : undefined,
  };
}

function isSettings(value: unknown): value is PublicSettings {
  return typeof value === 'object' && value !== null && 'publicUrl' in value && 'auth' in value && 'bases' in value;
}
