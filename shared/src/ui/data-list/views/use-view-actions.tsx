import { useApiMutation } from '../../../client/query.js';
import type { ListView } from '../../../contract/index.js';
import { useShell } from '../../../sdk/index.js';
import { lists, type ListName } from '../../../values/platform/list-views.js';
import { useDangerConfirm } from '../../use-danger-confirm.js';
import { queryOf, type ListAddress } from '../use-list-address.js';
import type { ListViews } from './use-list-views.js';
import { ViewForm } from './view-form.js';
import { t } from '../../../text/index.js';

/** Saving, changing and deleting views of a list, and choosing the one that it opens with. */
export function useViewActions(list: ListName, address: ListAddress, { columns }: ListViews) {
  const { session, modal, notify } = useShell();
  const confirm = useDangerConfirm();
  const create = useApiMutation('listViews.create', { shownByForm: true, isOnce: true });
  const edit = useApiMutation('listViews.update', { shownByForm: true });
  const update = useApiMutation('listViews.update');
  const remove = useApiMutation('listViews.delete');
  const choose = useApiMutation('listViews.choose');
  const mayShare = session.can(lists[list].share);

  /** What is seen, columns too, whoever chose them. */
  const seen = () => {
    const params = new URLSearchParams(address.query);
    if (columns) params.set('columns', columns.join(',') || 'none');
    return queryOf(params);
  };

  return {
    mayChange: ({ is_shared }: ListView) => !is_shared || mayShare,
    saveNew: () =>
      modal.open({
        title: t('Save as a new view'),
        content: (close) => (
          <ViewForm
            initialValues={{ name: '', is_shared: false }}
            mayShare={mayShare}
            onCancel={close}
            save={async (values) => {
              const { data } = await create.mutateAsync({ list, query: seen(), ...values });
              close();
              notify.success(t('The view “{name}” was saved.', { name: data.name }));
              address.show(data);
            }}
          />
        ),
      }),
    rename: ({ view_id, name, is_shared }: ListView) =>
      modal.open({
        title: t('Rename or share “{name}”', { name }),
        content: (close) => (
          <ViewForm
            initialValues={{ name, is_shared }}
            mayShare={mayShare}
            onCancel={close}
            save={async (values) => {
              await edit.mutateAsync({ view_id, ...values });
              close();
              notify.success(t('The view “{name}” was saved.', { name: values.name }));
            }}
          />
        ),
      }),
    saveChanges: ({ view_id, name }: ListView) =>
      update.mutate(
        { view_id, query: seen() },
        {
          onSuccess: ({ data }) => {
            address.show(data, { replace: true });
            notify.success(t('The view “{name}” shows this from now on.', { name }));
          },
        },
      ),
    openWith: (view: ListView | undefined) =>
      choose.mutate(
        { list, default_view_id: view?.view_id ?? null },
        {
          onSuccess: () =>
            notify.success(
              view
                ? t('This list now opens with “{name}” for you.', { name: view.name })
                : t('This list now opens without a view for you.'),
            ),
        },
      ),
    remove: async ({ view_id, name, is_shared }: ListView) => {
      const text = is_shared
        ? t('Nobody in your organization finds this view any more. What it shows stays.')
        : t('Only the view is deleted. What it shows stays.');
      if (!(await confirm(t('Delete the view “{name}”?', { name }), text, t('Delete view')))) return;
      remove.mutate({ view_id }, { onSuccess: () => notify.success(t('The view “{name}” was deleted.', { name })) });
    },
  };
}
