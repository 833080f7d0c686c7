import type { PublicSettings } from '@swapt/shared/values';

/** The run-time settings of this installation. Throws when the server does not answer or answers something else. */
export async function loadSettings(): Promise<PublicSettings> {
  const response = await fetch('/config.json', { cache: 'no-store' });
  const settings: unknown = response.ok ? await response.json() : undefined;
  if (!isSettings(settings)) throw new Error('The settings of the console could not be read.');
  return settings;
}

function isSettings(value: unknown): value is PublicSettings {
  return typeof value === 'object' && value !== null && 'publicUrl' in value && 'auth' in value && 'bases' in value;
}
