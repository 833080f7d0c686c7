import type { Template } from '@swapt/shared/contract';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import { apiError, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { testPage } from '../../testing/test-page.js';
import AddPageScreen from './add-page-screen.js';
import TemplatesScreen from './templates-screen.js';

const document = newDocument({ title: 'Ready-made' }, [newBlock('hero', 'a', { title: 'Fresh every morning' })]);
const own: Template = {
  template_id: '018f0000-0000-7000-8000-0000000000aa',
  name: 'Our events',
  description: '',
  is_built_in: false,
  document,
  created_at: '2026-10-01T10:00:00.000Z',
};
const menu: Template = {
  ...own,
  template_id: 'menu',
  name: 'Menu',
  description: 'Dishes and prices',
  is_built_in: true,
};
const listed: FakeApi = { 'templates.get': () => ({ data: [own, menu] }) };

describe('templates', () => {
  it('are shown as they look, the organization’s own first [A.templates]', async () => {
    renderScreen(<TemplatesScreen />, { api: listed });
    const mine = within(await screen.findByRole('list', { name: 'Your templates' }));
    expect(mine.getByText('Our events')).toBeVisible();
    const ready = within(screen.getByRole('list', { name: 'Ready-made templates' }));
    expect(ready.getByText('Dishes and prices')).toBeVisible();
    // The picture of a page is none that can be used or is read out.
    const heading = ready.getByText('Fresh every morning');
    expect(heading.closest('[inert][aria-hidden="true"]')).not.toBeNull();
  });

  it('lead to a new page that begins with them [A.templates]', async () => {
    const { user, address } = renderScreen(<TemplatesScreen />, { api: listed, path: '/' });
    await user.click(await screen.findByRole('button', { name: 'Use Menu' }));
    expect(address()).toBe('/admin/add-new-page?template=menu');
  });

  it('of one’s own are deleted after a question; ready-made ones are kept as one’s own [A.templates]', async () => {
    const { user, inputs, questions, notices } = renderScreen(<TemplatesScreen />, {
      api: {
        ...listed,
        'templates.delete': ({ template_id }) => ({ data: { template_id } }),
        'templates.save': ({ name }) => ({ data: { ...own, name } }),
      },
    });
    expect(screen.queryByRole('button', { name: 'Delete Menu' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Delete Our events' }));
    await waitFor(() => expect(inputs('templates.delete')).toHaveLength(1));
    expect(questions).toEqual(['Delete the template “Our events”?']);
    await user.click(screen.getByRole('button', { name: 'Save Menu as your own' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.clear(dialog.getByLabelText('Name of the template'));
    await user.type(dialog.getByLabelText('Name of the template'), ' Lunch ');
    await user.click(dialog.getByRole('button', { name: 'Save as template' }));
    await waitFor(() => expect(notices.at(-1)?.text).toBe('“Lunch” is now one of your templates.'));
    expect(inputs('templates.save')).toEqual([{ org_id: expect.any(String), name: 'Lunch', document }]);
  });

  it('say at the field that a name is taken [A.templates]', async () => {
    const refuse = () => {
      throw apiError('template.name_taken', { fields: { name: 'There is a template “Our Menu” already.' } });
    };
    const { user } = renderScreen(<TemplatesScreen />, { api: { ...listed, 'templates.save': refuse } });
    await user.click(await screen.findByRole('button', { name: 'Save Menu as your own' }));
    await user.click(screen.getByRole('button', { name: 'Save as template' }));
    expect(await screen.findByText('There is a template “Our Menu” already.')).toBeVisible();
    expect(screen.getByLabelText('Name of the template')).toHaveValue('Our Menu');
  });
});

describe('a new page', () => {
  const add = (route: string, more: FakeApi = {}) =>
    renderScreen(<AddPageScreen />, { api: { ...listed, ...more }, path: '/admin/add-new-page', route });
  const creating: FakeApi = { 'pages.create': ({ name }) => ({ data: testPage({ page_id: 'new', name }) }) };

  it('begins with the chosen template and is called as it was named [A.addpage]', async () => {
    const { user, inputs, address } = add('/admin/add-new-page?template=menu', creating);
    expect(await screen.findByRole('button', { name: 'Start with Menu', pressed: true })).toBeVisible();
    await user.type(screen.getByLabelText('Name of the page'), ' Lunch ');
    await user.click(screen.getByRole('button', { name: 'Create page' }));
    await waitFor(() => expect(address()).toBe('/admin/update-page/new'));
    expect(inputs('pages.create')).toEqual([
      {
        org_id: expect.any(String),
        name: 'Lunch',
        draft: { root: { props: { ...document.root.props, title: 'Lunch' } }, content: document.content },
      },
    ]);
  });

  it('begins empty unless told otherwise, and takes the code along for which it is made [A.addpage]', async () => {
    const { user, inputs, address } = add('/admin/add-new-page?code=c1', creating);
    await user.click(await screen.findByRole('button', { name: 'Start with Menu' }));
    expect(address()).toBe('/admin/add-new-page?code=c1&template=menu');
    await user.click(screen.getByRole('button', { name: 'Start with an empty page' }));
    await user.type(screen.getByLabelText('Name of the page'), 'Lunch');
    await user.click(screen.getByRole('button', { name: 'Create page' }));
    await waitFor(() => expect(address()).toBe('/admin/update-page/new?code=c1'));
    expect(inputs('pages.create')[0]?.draft).toBeUndefined();
  });

  it('asks for a name, and keeps what was typed when it could not be made [A.addpage]', async () => {
    const { user } = add('/admin/add-new-page', {
      'pages.create': () => {
        throw apiError('server.unavailable');
      },
    });
    await screen.findByRole('button', { name: 'Start with Menu' });
    await user.click(screen.getByRole('button', { name: 'Create page' }));
    expect(await screen.findByText('Give the page a name.')).toBeVisible();
    await user.type(screen.getByLabelText('Name of the page'), 'Lunch');
    await user.click(screen.getByRole('button', { name: 'Create page' }));
    expect(await screen.findByText(/briefly unavailable/)).toBeVisible();
    expect(screen.getByLabelText('Name of the page')).toHaveValue('Lunch');
  });
});
