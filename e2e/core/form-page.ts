import type { Call } from '@swapt/shared/client';
import { ticked } from '@swapt/shared/form';
import { newBlock, newDocument } from '@swapt/shared/page/document';

/** Publishes a page with a new form and gives its id. */
export async function publishForm(call: Call, orgId: string): Promise<string> {
  const draft = newDocument({ title: 'Stay in touch' }, [newBlock('form', 'form')]);
  const { data: page } = await call('pages.create', { org_id: orgId, name: 'Newsletter', draft });
  const { page_id, revision } = page;
  await call('pages.publish', { org_id: orgId, page_id, revision });
  return page_id;
}

/** Somebody who filled in a new form. */
export async function submitForm(call: Call, pageId: string): Promise<void> {
  const fields = {
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'ada@example.com',
    phone: '+1 201 555 0123',
    consent: ticked,
  };
  await call('analytics.submitData', { page_id: pageId, fields });
}
