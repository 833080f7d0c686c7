import type { PublicSettings } from '@swapt/shared/values';
import { isLoopback } from '../platform/settings/setting-values.js';
import { apiBases } from '../platform/config/api-bases.js';
import type { Config } from '../platform/config/config.js';
import { identitySettings } from '../platform/config/identity-settings.js';

/** What the console is told of the settings; nothing of it is a secret. */
export function publicSettings(config: Config): PublicSettings {
  const { domain, clientId, audience } = identitySettings(config);
  return {
    publicUrl: config.publicUrl,
    isLocalAddress: isLoopback(new URL(config.publicUrl).hostname.replace(/^\[|\]$/g, '')),
    allowPrivateTargets: config.allowPrivateTargets,
    contact: config.contact ?? '',
    auth: { domain, clientId, audience },
    bases: apiBases(config),
    specialHost: config.specialHost,
    paymentPublicKey: config.paymentPublicKey,
    mapsToken: config.mapsToken,
    gridLicence: config.gridLicence,
    isOverlayAllowed: config.remoteOverlay,
  };
}
