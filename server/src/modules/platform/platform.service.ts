import type { Api, PlatformRelease, PlatformRemote } from '@swapt/shared/contract';
import {
  type ReleaseState,
  type RemoteName,
  type RemoteState,
  audit,
  releases,
  remoteNames,
  remoteStates,
} from '../remotes/remotes.service.js';
import type { Services } from '../../platform/services.js';
import { type Health, selectHealth, selectViolations } from '../telemetry/telemetry.service.js';
import { selectOrgNames } from './platform.sql.js';

/** Everything an operator looks at, of all remotes. */
export async function readPlatform(services: Services): Promise<Api['platform.get']['out']['data']> {
  const states = await remoteStates(services);
  const known = await services.db.system(async (tx) => ({
    health: await selectHealth(tx),
    violations: await selectViolations(tx),
    orgs: await selectOrgNames(
      tx,
      states.flatMap(({ canary }) => canary?.orgs ?? []),
    ),
  }));
  const changes = await audit(services);
  return {
    remotes: await Promise.all(
      remoteNames.map(async (name) =>
        describe(
          name,
          states.find((state) => state.name === name),
          await releases(services, name),
          known,
        ),
      ),
    ),
    violations: known.violations,
    audit: changes.map(({ created_at, ...change }) => ({ at: created_at.toISOString(), ...change })),
  };
}

interface Known {
  health: Health[];
  orgs: { org_id: string; org_name: string }[];
}

function describe(
  name: RemoteName,
  state: RemoteState | undefined,
  list: ReleaseState[],
  { health, orgs }: Known,
): PlatformRemote {
  const canary = state?.canary;
  return {
    name,
    is_disabled: state?.isDisabled ?? false,
    previous: state?.previous ?? null,
    canary: canary
      ? {
          version: canary.version,
          share: canary.share,
          orgs: orgs.filter(({ org_id }) => canary.orgs.includes(org_id)),
        }
      : null,
    releases: list.map((release) =>
      toRelease(
        release,
        health.find((row) => row.name === name && row.version === release.version),
      ),
    ),
  };
}

function toRelease(release: ReleaseState, health: Health | undefined): PlatformRelease {
  return {
    version: release.version,
    created_at: release.createdAt.toISOString(),
    created_by: release.createdBy,
    state: release.state,
    reason: release.quarantine?.reason ?? null,
    contract: release.contract,
    size_kb: release.sizeKb,
    budget_kb: release.budgetKb,
    load_ms_p75: health?.load_ms_p75 ?? null,
    loads: health?.loads ?? 0,
    failures: health?.failures ?? 0,
    last_error: health?.error_at
      ? { at: health.error_at.toISOString(), code: health.error_code ?? '', reference: health.error_reference ?? '' }
      : null,
  };
}
