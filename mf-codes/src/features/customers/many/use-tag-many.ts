import type { Customer } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { bulkLimit, type CustomerTagAction } from '@swapt/shared/values';
import { useTagCustomers } from '../customers.queries.js';
import { countOf } from './customers-count.js';

type Change = { customer_id: string; tags: string[] };

/** Tags many customers, or takes tags away from them, with an Undo of exactly what changed. */
export function useTagMany() {
  const { notify, report } = useShell();
  const { mutateAsync: send } = useTagCustomers();

  const sendAll = async (ids: readonly string[], action: CustomerTagAction, tags: string[]) => {
    const replies = [];
    for (let at = 0; at < ids.length; at += bulkLimit)
      replies.push((await send({ customer_ids: ids.slice(at, at + bulkLimit), action, tags })).data);
    return { changed: replies.flatMap(({ changed }) => changed), left: replies.flatMap(({ left }) => left) };
  };

  const undo = async (changed: readonly Change[], action: CustomerTagAction) => {
    for (const [tags, ids] of byTags(changed)) await sendAll(ids, action === 'tag' ? 'untag' : 'tag', tags);
    notify.success(t('The tags are as they were before.'));
  };

  return async (customers: readonly Customer[], action: CustomerTagAction, tags: string[]): Promise<void> => {
    const { changed, left } = await sendAll(
      customers.map(({ customer_id }) => customer_id),
      action,
      tags,
    );
    const ids = new Set(changed.map(({ customer_id }) => customer_id));
    const names = countOf(customers.filter(({ customer_id }) => ids.has(customer_id)));
    const [first] = left;
    if (changed.length > 0)
      notify.success(
        action === 'tag'
          ? t('We tagged {customers}: {tags}.', { customers: names, tags: tags.join(', ') })
          : t('We removed tags of {customers}: {tags}.', { customers: names, tags: tags.join(', ') }),
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
