import { t } from '@swapt/shared/text';

export const paths = {
  customers: '/admin/customers',
  customer: (customerId: string) => `/admin/customers/${customerId}`,
  submissions: '/admin/customers/submissions',
} as const;

/** What a customer is called: by name, else by how they are reached. */
export const customerName = ({ name, email, phone }: { name: string; email: string; phone: string }): string =>
  name || email || phone || t('Without a name');
