import { useApiMutation, useApiQuery } from '@swapt/shared/query';

const everyMs = 3_000;

/** What the token is good for, as Square says it now. */
export const useSquare = () => useApiQuery('square.auth', { operation: 'token_info' }, { select: ({ data }) => data });

/** Where somebody lets us in, what follows from that, and its end. */
export const useSquareAuth = () => useApiMutation('square.auth', { refreshAlways: true });

export const usePlaces = () => useApiQuery('square.places', {}, { select: ({ data }) => data });

export const useChoosePlace = () => useApiMutation('square.choosePlace', { refreshAlways: true });

/** While a code waits, somebody is at the terminal and types it in. */
export const useDevices = (store_id: string) =>
  useApiQuery(
    'square.devices',
    { store_id },
    {
      select: ({ data }) => data,
      refetchInterval: ({ state }) => (state.data?.data.some((device) => device.device_id === null) ? everyMs : false),
    },
  );

export const usePair = () => useApiMutation('square.pair', { shownByForm: true });
