import type { Api, PlatformRelease, PlatformRemote } from '@swapt/shared/contract';
import {
  type ReleaseState,
  type RemoteState,
  audit,
  releases,
  remoteStates,
  selectAdded,
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
    added: await selectAdded(tx),
    orgs: await selectOrgNames(
      tx,
      states.flatMap(({ canary }) => canary?.orgs ?? []),
    ),
  }));
  const changes = await audit(services);
  return {
    remotes: await Promise.all(
      states.map(async (state) => describe(state, await releases(services, state.name), known)),
    ),
    violations: known.violations,
    audit: changes.map(({ created_at, ...change }) => ({ at: created_at.toISOString(), ...change })),
  };
}

interface Known {
  health: Health[];
  added: { name: string; paths: string[] }[];
  orgs: { org_id: string; org_name: string }[];
}

function describe(
  { name, isDisabled, previous, canary }: RemoteState,
  list: ReleaseState[],
  { health, added, orgs }: Known,
): PlatformRemote {
  return {
    name,
    paths: added.find((one) => one.name === name)?.paths ?? null,
    is_disabled: isDisabled,
    previous,
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
