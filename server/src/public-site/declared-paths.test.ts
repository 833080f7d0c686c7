import { publicScreens } from '@swapt/shared/public/screens';
import { publicApp } from '../testing/public-app.js';
import { describeOnEngine, testServices } from '../testing/harness.js';

const declared = Object.values(publicScreens).flatMap(({ paths }) =>
  paths.flatMap(({ path, methods }) => methods.map((method) => ({ url: path, method }))),
);

describeOnEngine('public screens', ({ db }) => {
  it('answers every address that a screen declares', async () => {
    const app = await publicApp(testServices(db));
    expect(declared.length).toBeGreaterThan(15);
    expect(declared.filter((route) => !app.hasRoute(route))).toEqual([]);
    await app.close();
  });
});
