import { useApiMutation } from '@swapt/shared/query';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';

/** Opens the QR code that leads to a product of a store, and makes it where there is none yet. */
export function useItemCode() {
  const { session, notify } = useShell();
  const navigate = useNavigate();
  const code = useApiMutation('stores.itemCode');
  const open = async (itemId: string) => {
    const { data } = await code.mutateAsync({ item_id: itemId });
    if (data.is_new) notify.success(t('The code is made. Scan it to see the product as shoppers do.'));
    void navigate(`/admin/my-codes/show/${data.code_id}`);
  };
  return {
    isBusy: code.isPending,
    /** A failure shows in the snackbar. Nothing for those who may not make codes. */
    open: session.can('codes:write') ? (itemId: string) => void open(itemId).catch(() => undefined) : undefined,
  };
}
