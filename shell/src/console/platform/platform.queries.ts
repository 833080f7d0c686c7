import type { Api } from '@swapt/shared/contract';
import { apiQuery, useApiMutation, useApiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '@swapt/shared/text';
import { useConsole } from '../console-context.js';
import type { Change } from './changes.js';

type Health = Api['platform.get']['out']['data'];

/** How often, in ms, an open page asks again: a release may be taken back at any moment. */
const refreshMs = 15_000;

/** Whether the person runs the installation. It needs no shell around, as the menu asks too. */
export function useIsOperator() {
  const { call } = useConsole();
  return useQuery({
    ...apiQuery(call, 'operator.get', {}),
    staleTime: Infinity,
    select: ({ data }) => data.is_operator,
  });
}

export const useHealth = () => useApiQuery('platform.get', {}, { refetchInterval: refreshMs });

/** One list of the health as the list of the console takes it: all of it on one page. */
export const useHealthList = <Row>(pick: (health: Health) => Row[]) =>
  useApiQuery('platform.get', {}, { refetchInterval: refreshMs, select: ({ data }) => onePage(pick(data)) });

export const useTokens = () => useApiQuery('platform.listTokens', {}, { select: ({ data }) => onePage(data) });

const onePage = <Row>(rows: Row[]) => ({ data: rows, page: 1, pageSize: Math.max(1, rows.length), total: rows.length });

/** What was reported, by its state. */
export const useReports = (input: Api['reports.list']['in']) =>
  useApiQuery('reports.list', input, { placeholderData: keepPreviousData });

export const useDecideReport = () => useApiMutation('reports.decide', { refreshAlways: true });

/** Organizations of the whole installation by a piece of their name. */
export const useOrgsNamed = (search: string) =>
  useApiQuery('operator.orgs', { search }, { placeholderData: keepPreviousData });

/** Asks, and only then does it. */
export function useChange() {
  const { call, modal, notify } = useShell();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: Change) => run(call),
    onSuccess: (_, { done }) => notify.success(done),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['platform'] }),
  });
  const make = async (change: Change) => {
    if (await modal.confirm(change)) mutate(change);
  };
  return { make: (change: Change) => void make(change), isPending };
}

export function useStartCanary() {
  const { notify } = useShell();
  return useApiMutation('platform.canary', {
    onSuccess: (_, { version }) => notify.success(t('The canary of {version} is now running.', { version })),
    shownByForm: true,
  });
}

export const useAddRemote = () => useApiMutation('platform.addRemote', { shownByForm: true });

export const useCreateToken = () => useApiMutation('platform.createToken', { shownByForm: true });
