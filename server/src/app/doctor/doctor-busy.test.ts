import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { storeScans } from '../../scan-ingestion/ingestor.js';
import { testApp } from '../../testing/app.js';
import { insertCode } from '../../testing/rows/code-rows.js';
import { insertFormPage, rightAnswers } from '../../testing/rows/form-page.js';
import { describeOnPostgres } from '../../testing/harness.js';
import { scanRow } from '../../testing/rows/scan-rows.js';
import { findFaults } from './doctor.js';

const rounds = Number(process.env['SWAPT_PROVE_ROUNDS'] ?? 4);

describeOnPostgres('the doctor of a server that is busy', ({ db }) => {
  it(
    'raises no false alarm while scans and forms come, names change and the team merges and erases',
    async () => {
      const test = await testApp(db);
      const { orgId, owner } = await test.organization();
      const { pageId } = await insertFormPage(db, orgId);
      const code = await insertCode(db, { orgId, slug: `busy-${orgId}` });
      const team = test.as(owner).call;
      let isOver = false;
      const during = async (work: (n: number) => Promise<unknown>) => {
        let taken = 0;
        // A machine under load may refuse some of it; what it takes has to add up.
        for (let n = 0; !isOver; n++)
          await Promise.all([
            work(n).then(
              () => (taken += 1),
              () => undefined,
            ),
            pause(25),
          ]);
        return taken;
      };
      const form = async (n: number, headers: Record<string, string> = {}) => {
        const { status, text } = await test.as(undefined).send(
          'analytics.submitData',
          {
            page_id: pageId,
            fields: { ...rightAnswers, email: `e${n % 50}@example.com`, phone: `+1201555${1000 + (n % 20)}` },
          },
          { headers, from: `10.${n % 250}.${Math.floor(n / 250)}.1` },
        );
        if (status !== 200) throw new Error(text);
      };
      const work = [
        during(() =>
          storeScans(
            db,
            Array.from({ length: 20 }, (_, v) => scanRow(code, { visitor: `v${v}` })),
          ),
        ),
        during((n) => form(n, { cookie: `swapt_v_${orgId}=${randomUUID()}` })),
        during((n) => form(n + 25)),
        during(async (n) => {
          const slug = `busy-${n % 5}-${orgId.slice(-8)}`;
          await team('codes.addAlias', { org_id: orgId, code_id: code.codeId, slug });
          await team('codes.removeAlias', { org_id: orgId, code_id: code.codeId, slug });
        }),
        during(async (n) => {
          const { data } = await test.as(owner).call('customers.list', { org_id: orgId, pageSize: 20 });
          const [one, two, three] = data.map(({ customer_id }) => customer_id);
          if (one && two) await team('customers.merge', { org_id: orgId, id: one, other_id: two });
          if (three && n % 3 === 0) await team('customers.delete', { org_id: orgId, id: three });
        }),
      ];
      const faults: string[] = [];
      try {
        for (let round = 0; round < rounds; round++) faults.push(...(await findFaults(test.services)));
      } finally {
        isOver = true;
      }
      const done = await Promise.all(work);
      faults.push(...(await findFaults(test.services)));
      expect(faults).toEqual([]);
      expect(Math.min(...done)).toBeGreaterThan(0);
      await test.close();
    },
    120_000 + rounds * 10_000,
  );
});
