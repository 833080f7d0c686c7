/** What can be asked about the authorization at Square. `complete` is for who comes back from there. */
export const squareOperations = ['get_authorization_url', 'token_info', 'refresh', 'revoke', 'complete'] as const;
export type SquareOperation = (typeof squareOperations)[number];

/** `error`: Square does not let us in any more. */
export const squareStates = ['not_connected', 'connected', 'error'] as const;
export type SquareState = (typeof squareStates)[number];

export const squareLimits = {
  /** Of a terminal, as the team calls it. */
  deviceName: 40,
} as const;
