import { apiError, recordDownloads, renderScreen, testOrg, type FakeApi } from '@swapt/shared/testing';
import type { Catalog } from '@swapt/shared/contract';
import { screen, waitFor } from '@testing-library/react';
import { testCatalog as catalog } from '../../testing/test-product.js';
import CatalogCreateScreen from './catalog-create-screen.js';
import CatalogsScreen from './catalogs-screen.js';

const quiet: FakeApi = { 'bulkChanges.list': () => ({ data: [] }) };
const listOf = (...data: Catalog[]) => ({ data, page: 1, pageSize: 10, total: data.length });

const saved = recordDownloads();

describe('the catalogs screen', () => {
  it('lists catalogs and deletes one after asking [A.catalogs]', async () => {
    let rows = [catalog];
    const { user, inputs, questions, notices } = renderScreen(<CatalogsScreen />, {
      api: {
        ...quiet,
        'catalogs.get': () => listOf(...rows),
        'catalogs.delete': () => {
          rows = [];
          return { data: { catalog_id: catalog.catalog_id } };
        },
      },
    });
    expect(await screen.findByRole('row', { name: /Summer menu 2/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Actions for Summer menu' }));
    await user.click(await screen.findByText('Delete'));
    expect(questions).toEqual(['Delete the catalog “Summer menu”?']);
    expect(await screen.findByText('No catalogs yet')).toBeVisible();
    expect(inputs('catalogs.delete')).toEqual([{ org_id: testOrg.org_id, catalog_id: catalog.catalog_id }]);
    expect(notices[0]?.text).toContain('was deleted');
  });

  it('deletes nothing when the person says no', async () => {
    const { user, inputs } = renderScreen(<CatalogsScreen />, {
      confirms: false,
      api: { ...quiet, 'catalogs.get': () => listOf(catalog) },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Summer menu' }));
    await user.click(await screen.findByText('Delete'));
    expect(inputs('catalogs.delete')).toEqual([]);
  });

  it('renames one, and says at the field that the name is taken [A.catalogs]', async () => {
    let name = catalog.name;
    const { user, inputs } = renderScreen(<CatalogsScreen />, {
      api: {
        ...quiet,
        'catalogs.get': () => listOf({ ...catalog, name }),
        'catalogs.update': ({ data }) => {
          const detail = 'There is already a catalog named “Drinks”.';
          if (data.name === 'Drinks') throw apiError('catalog.update_failed', { fields: { 'data.name': detail } });
          name = data.name;
          return { data: { ...catalog, name } };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Summer menu' }));
    await user.click(await screen.findByText('Rename'));
    const field = await screen.findByLabelText('Name');
    await user.clear(field);
    await user.type(field, 'Drinks{Enter}');
    expect(await screen.findByText(/already a catalog named/)).toBeVisible();
    expect(field).toHaveValue('Drinks');
    await user.type(field, ' and more {Enter}');
    expect(await screen.findByRole('link', { name: 'Drinks and more' })).toBeVisible();
    expect(inputs('catalogs.update').at(-1)).toMatchObject({ data: { name: 'Drinks and more' } });
  });

  it('offers the next step when there is none yet, but not to somebody who may only read [A.catalogs]', async () => {
    const { unmount } = renderScreen(<CatalogsScreen />, { api: { ...quiet, 'catalogs.get': () => listOf() } });
    await screen.findByText('No catalogs yet');
    expect(screen.getAllByRole('button', { name: 'New catalog' }).length).toBeGreaterThan(0);
    unmount();
    renderScreen(<CatalogsScreen />, { role: 'viewer', api: { ...quiet, 'catalogs.get': () => listOf() } });
    await screen.findByText('No catalogs yet');
    expect(screen.queryByRole('button', { name: 'New catalog' })).toBeNull();
  });

  it('exports what the list shows [A.catalogs]', async () => {
    const { user, inputs } = renderScreen(<CatalogsScreen />, {
      api: { ...quiet, 'catalogs.get': () => listOf(catalog), 'catalogs.exportCsv': () => ({ body: 'QQ==' }) },
      route: '/?search=menu&columns=created',
    });
    await screen.findByText('Summer menu');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved[0]?.name).toMatch(/^catalogs-\d{4}-\d\d-\d\d\.csv$/));
    expect(inputs('catalogs.exportCsv')[0]).toMatchObject({ search: 'menu', columns: ['name', 'created'] });
  });
});

describe('the new catalog screen', () => {
  it('creates a catalog and goes on to fill it [A.catalogs.create]', async () => {
    const { user, inputs, address } = renderScreen(<CatalogCreateScreen />, {
      path: '/admin/catalogs/create',
      route: '/admin/catalogs/create',
      api: { 'catalogs.create': ({ name }) => ({ data: { ...catalog, name } }) },
    });
    await user.type(screen.getByLabelText('Name'), '  Gift boxes ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(address()).toBe(`/admin/catalogs/view/${catalog.catalog_id}`));
    expect(inputs('catalogs.create')).toEqual([{ org_id: testOrg.org_id, name: 'Gift boxes' }]);
  });

  it('shows why a catalog could not be created and keeps what was typed [A.catalogs.create, E.catalog]', async () => {
    const { user } = renderScreen(<CatalogCreateScreen />, {
      api: {
        'catalogs.create': () => {
          throw apiError('catalog.create_failed', { detail: 'There is already a catalog with this name.' });
        },
      },
    });
    await user.type(screen.getByLabelText('Name'), 'Summer menu');
    await user.click(screen.getByRole('button', { name: 'Create catalog' }));
    expect(await screen.findByText(/Failed to create catalog/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Summer menu');
  });
});
