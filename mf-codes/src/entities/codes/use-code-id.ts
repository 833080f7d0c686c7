import { useParams } from '@swapt/shared/router';

/** The code that the address names; an unknown one gets the server's answer. */
export function useCodeId(): string {
  return useParams().codeId ?? '';
}
