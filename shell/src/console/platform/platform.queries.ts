import type { Api } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

export function useHealth() {
  const { call } = useShell();
  return useQuery({ ...apiQuery(call, 'platform.get', {}), refetchInterval: refreshMs });
}

/** One list of the health as the list of the console takes it: all of it on one page. */
export function useHealthList<Row>(pick: (health: Health) => Row[]) {
  const { call } = useShell();
  return useQuery({
    ...apiQuery(call, 'platform.get', {}),
    refetchInterval: refreshMs,
    select: ({ data }) => onePage(pick(data)),
  });
}

export function useTokens() {
  const { call } = useShell();
  return useQuery({ ...apiQuery(call, 'platform.listTokens', {}), select: ({ data }) => onePage(data) });
}

const onePage = <Row>(rows: Row[]) => ({ data: rows, page: 1, pageSize: Math.max(1, rows.length), total: rows.length });

/** What was reported, by its state. */
export function useReports(input: Api['reports.list']['in']) {
  const { call } = useShell();
  return useQuery({ ...apiQuery(call, 'reports.list', input), placeholderData: keepPreviousData });
}

export function useDecideReport() {
  const { call } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Api['reports.decide']['in']) => call('reports.decide', input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['reports'] }),
  });
}

/** Organizations of the whole installation by a part of their name. */
export function useOrgsNamed(search: string) {
  const { call } = useShell();
  return useQuery({ ...apiQuery(call, 'operator.orgs', { search }), placeholderData: keepPreviousData });
}

/** Asks, and only then does it. */
export function useChange() {
  const { call, modal, notify } = useShell();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: Change) => run(call),
    onSuccess: (_, { done }) => notify.success(done),
    onSettled: refresh,
  });
  const make = async (change: Change) => {
    if (await modal.confirm(change)) mutate(change);
  };
  return { make: (change: Change) => void make(change), isPending };
}

export function useStartCanary() {
  const { call, notify } = useShell();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: Api['platform.canary']['in']) => call('platform.canary', input),
    onSuccess: (_, { version }) => {
      notify.success(`The canary of ${version} is now running.`);
      return refresh();
    },
    meta: { shownByForm: true },
  });
}

export function useCreateToken() {
  const { call } = useShell();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: Api['platform.createToken']['in']) => call('platform.createToken', input),
    onSuccess: refresh,
    meta: { shownByForm: true },
  });
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['platform'] });
}
