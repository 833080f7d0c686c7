import { screen, waitFor } from '@testing-library/react';
import { apiError, renderScreen, testOrg, type FakeApi } from '../testing/index.js';
import type { Api } from '../contract/index.js';
import type { OrgInput } from './bind-org.js';
import { ApiError } from './api-error.js';
import { useApiMutation, useApiQuery, type MutationOptions } from './query.js';

type Options = MutationOptions<OrgInput<'codes.create'>, Api['codes.create']['out']>;

const folders = { data: [], page: 1, pageSize: 10, total: 0 };

/** Shows folders, and makes a code into one of them. */
function Folders({ options }: { options?: Options }) {
  const list = useApiQuery('folders.get', { page: 1 });
  const create = useApiMutation('codes.create', options);
  const input = { type: 'note' as const, name: 'Menu', folder_id: testOrg.org_id };
  return (
    <>
      <button onClick={() => create.mutate(input)}>Create</button>
      <button onClick={() => create.mutate({ ...input, name: 'Hours' })}>Create another</button>
      <p>{list.isSuccess ? 'There are folders' : 'Loading'}</p>
    </>
  );
}

const open = (create: FakeApi['codes.create'], options?: Options) =>
  renderScreen(<Folders {...(options && { options })} />, {
    api: { 'folders.get': () => folders, 'codes.create': create },
  });
const made: FakeApi['codes.create'] = () => ({ data: {} as never });
const refused: FakeApi['codes.create'] = () => {
  throw apiError('request.invalid');
};

it('sends the organization in use with everything that takes one', async () => {
  const { user, inputs } = open(made);
  await screen.findByText('There are folders');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(inputs('folders.get')[0]).toEqual({ org_id: testOrg.org_id, page: 1 });
  expect(inputs('codes.create')[0]).toMatchObject({ org_id: testOrg.org_id, name: 'Menu' });
});

it('reads the folders again when a code was made into one', async () => {
  const { user, inputs } = open(made);
  await screen.findByText('There are folders');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(inputs('folders.get')).toHaveLength(2));
});

it('reads nothing again after a refusal, unless it is asked to', async () => {
  const { user, inputs, unmount } = open(refused);
  await screen.findByText('There are folders');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(inputs('codes.create')).toHaveLength(1));
  expect(inputs('folders.get')).toHaveLength(1);
  unmount();

  const again = open(refused, { refreshAlways: true });
  await screen.findByText('There are folders');
  await again.user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(again.inputs('folders.get')).toHaveLength(2));
});

it('gives the same key to the same input after a failure, and a new one once it was done', async () => {
  let isDown = true;
  const { user, keys } = open((input) => (isDown ? refused(input) : made(input)), { isOnce: true });
  await screen.findByText('There are folders');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Create');
  isDown = false;
  await press('Create');
  await press('Create');
  await press('Create another');
  await waitFor(() => expect(keys('codes.create')).toHaveLength(4));
  const [first, retried, more, other] = keys('codes.create');
  expect(retried).toBe(first);
  expect(new Set([first, more, other]).size).toBe(3);
});

describe('a change that got no answer', () => {
  const lost = () => {
    throw ApiError.offline(new TypeError('Failed to fetch'));
  };
  /** As long as two tries take. */
  const wait = () => new Promise((resolve) => setTimeout(resolve, 1500));

  it('is sent again with the same key where it has one', async () => {
    let tries = 0;
    const { user, keys } = open((input) => ((tries += 1) === 1 ? lost() : made(input)), { isOnce: true });
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(keys('codes.create')).toHaveLength(2));
    const [first, again] = keys('codes.create');
    expect(again).toBe(first);
  });

  it('is not sent again by itself where it could happen twice, nor after a refusal', async () => {
    const once = open(lost);
    await once.user.click(screen.getByRole('button', { name: 'Create' }));
    await wait();
    expect(once.inputs('codes.create')).toHaveLength(1);
    once.unmount();
    const no = open(refused, { isOnce: true });
    await no.user.click(screen.getByRole('button', { name: 'Create' }));
    await wait();
    expect(no.inputs('codes.create')).toHaveLength(1);
  });
});
