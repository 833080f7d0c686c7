import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { isEverything } from '@swapt/shared/ui';
import { bulkLimit, type CustomerTagAction } from '@swapt/shared/values';
import { useChangeManyCustomers, useTagCustomers } from '../customers.queries.js';
import { countOf, selectionOf, type SelectedCustomers } from './selected.js';

type Change = { customer_id: string; tags: string[] };

/**
 * Tags many customers, or takes tags away from them, with an Undo of exactly what changed. What is too much for one request goes on in the background,
 * and the list shows how far it is. Tells whether it is done, or under way.
 */
export function useTagMany() {
  const { notify, report } = useShell();
  const { mutateAsync: send } = useTagCustomers();

  const { mutateAsync: start } = useChangeManyCustomers({ shownByForm: true });

  const undo = async (changed: readonly Change[], action: CustomerTagAction) => {
    for (const [tags, ids] of byTags(changed))
      await send({ customer_ids: ids, action: action === 'tag' ? 'untag' : 'tag', tags });
    notify.success(t('The tags are as they were before.'));
  };

  return async (selected: SelectedCustomers, action: CustomerTagAction, tags: string[]): Promise<boolean> => {
    if (isEverything(selected) || selected.length > bulkLimit) {
      await start({ ...selectionOf(selected), action, tags });
      return true;
    }
    const customers = selected;
    const customerIds = customers.map(({ customer_id }) => customer_id);
    const { changed, left } = (await send({ customer_ids: customerIds, action, tags })).data;
    const ids = new Set(changed.map(({ customer_id }) => customer_id));
    const names = countOf(customers.filter(({ customer_id }) => ids.has(customer_id)));
    const [first] = left;
    if (changed.length > 0)
      notify.success(
        action === 'tag'
          ? t('We tagged {customers}: {tags}.', { customers: names, tags: tags.join(', ') })
          : t('We removed tags from {customers}: {tags}.', { customers: names, tags: tags.join(', ') }),
        { label: t('Undo'), run: () => void undo(changed, action).catch(report) },
      );
    else if (!first) notify.info(t('Nothing changed: the tags were like this already.'));
    if (first)
      notify.error(
        t('{count, plural, one {# customer} other {# customers}} did not change: “{name}”: {reason}', {
          count: left.length,
          name: first.name,
          reason: first.reason,
        }),
      );
    return changed.length > 0 || !first;
  };
}

/** Customers whose same tags changed, together, so that few requests put them back. */
function byTags(changed: readonly Change[]): [string[], string[]][] {
  const groups = new Map<string, [string[], string[]]>();
  for (const { customer_id, tags } of changed) {
    const key = JSON.stringify(tags);
    const [, ids] = groups.get(key) ?? [];
    if (ids) ids.push(customer_id);
    else groups.set(key, [tags, [customer_id]]);
  }
  return [...groups.values()];
}
