import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract, type Operation } from '../contract/index.js';
import { publicRoutes } from './public-routes.gen.js';
import { renderPublicRoutes, renderRoutes } from './render-routes.js';

const file = (name: string) => readFileSync(join(__dirname, name), 'utf8');

describe('what browsers carry of the contract', () => {
  it('is what the contract says', () => {
    expect(file('routes.gen.ts')).toBe(renderRoutes());
    expect(file('public-routes.gen.ts')).toBe(renderPublicRoutes());
  });

  it('is for pages what everybody may ask for, and nothing of the console', () => {
    const forAll = Object.entries<Operation>(contract).flatMap(([id, { who }]) => (who === 'public' ? [id] : []));
    expect(forAll.length).toBeGreaterThan(5);
    expect(Object.keys(publicRoutes)).toEqual(forAll);
    expect(file('public-routes.gen.ts')).not.toContain('org.create');
  });
});
