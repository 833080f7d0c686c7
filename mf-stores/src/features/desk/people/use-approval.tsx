import { ApiError } from '@swapt/shared/client';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import type { ApprovedAction } from '@swapt/shared/values';
import { useCallback } from 'react';
import { PinForm } from './pin-form.js';

const isAsked = (error: unknown) => error instanceof ApiError && error.code === 'desk.approval';

/** Has a manager approve something on this device. `ask` gives the token, or nothing where nobody approved. */
export function useApproval(sessionId: string) {
  const { modal, call } = useShell();
  const ask = useCallback(
    (action: ApprovedAction) =>
      new Promise<string | undefined>((resolve) => {
        modal.open({
          title: t('A manager approves this'),
          content: (close) => (
            <PinForm
              who={({ may_approve }) => may_approve}
              submitLabel={t('Approve')}
              save={async (person) => {
                const { data } = await call('pos.approve', { session_id: sessionId, ...person, action });
                resolve(data.token);
              }}
              onGone={() => resolve(undefined)}
              close={close}
            />
          ),
        });
      }),
    [modal, call, sessionId],
  );
  /** Does something; where the server asks for a manager, once more with the approval. */
  const approved = useCallback(
    async <T,>(action: ApprovedAction, run: (approval?: string) => Promise<T>): Promise<T> => {
      try {
        return await run();
      } catch (error) {
        const approval = isAsked(error) ? await ask(action) : undefined;
        if (approval === undefined) throw error;
        return run(approval);
      }
    },
    [ask],
  );
  return { ask, approved };
}
