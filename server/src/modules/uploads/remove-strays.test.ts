import { readConfig } from '../../platform/config/config.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { testFolder } from '../../testing/test-folder.js';
import { removeStrays } from './remove-strays.js';

describeOnEngine('Files that no row names', ({ db }) => {
  it('are removed after a day; a file that has its row, or may still get it, never is', async () => {
    const test = await testApp(db, { config: readConfig({ SWAPT_DATA_DIR: testFolder() }) });
    const { orgId, owner } = await test.organization();
    const { storage } = test.services;
    const body = Buffer.from('%PDF-menu').toString('base64');
    const { data } = await test.as(owner).call('files.upload', { org_id: orgId, name: 'menu.pdf', body });
    const strays = [`files/${orgId}/${uuidv7()}`, `images/${uuidv7()}/${uuidv7()}-480.webp`];
    for (const key of strays) await storage.put(key, Buffer.from('x'));
    const left = async () => {
      const keys: string[] = [];
      for (const area of ['images', 'files']) for await (const { key } of storage.list(area)) keys.push(key);
      return keys;
    };
    test.services.setNow(new Date());
    await removeStrays(test.services);
    expect(await left()).toHaveLength(3);
    test.services.setNow(new Date(Date.now() + 25 * 3600_000));
    await removeStrays(test.services);
    expect(await left()).toEqual([`files/${orgId}/${data.file_id}`]);
    await test.close();
  });
});
