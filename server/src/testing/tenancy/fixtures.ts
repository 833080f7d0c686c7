import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serverRoot } from '../../platform/db/server-root.js';
import type { TestApp } from '../app.js';

/** What a module adds to the world of the tenancy matrix, in `<noun>.fixture.ts` of its folder. */
export interface Fixture {
  /** Makes one of each of its things in the organization, with the canary in their texts, and gives their ids by the names of the contract's fields. */
  fill: (needs: FixtureNeeds) => Promise<Record<string, string>>;
}

interface FixtureNeeds {
  /** Calls as the owner. */
  call: ReturnType<TestApp['as']>['call'];
  orgId: string;
  canary: string;
}

const folder = join(serverRoot, 'src/modules');

export async function fillFixtures(needs: FixtureNeeds): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const noun of readdirSync(folder)) {
    const file = join(folder, noun, `${noun}.fixture.ts`);
    if (!existsSync(file)) continue;
    const { fixture } = (await import(file)) as { fixture: Fixture };
    Object.assign(ids, await fixture.fill(needs));
  }
  return ids;
}
