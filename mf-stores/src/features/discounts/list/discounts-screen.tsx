import PercentageOutlined from '@ant-design/icons/PercentageOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Discount } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { DataList, Page, useListAddress } from '@swapt/shared/ui';
import { discountStates } from '@swapt/shared/values';
import { Button } from 'antd';
import { stateLabel } from '../discount-words.js';
import { useDiscounts } from '../discounts.queries.js';
import { discountPaths } from '../paths.js';
import { discountColumns, menuColumn } from './discount-columns.js';

const stateFilter = {
  name: 'state',
  label: t('Status'),
  options: discountStates.map((state) => ({ value: state, label: stateLabel(state) })),
};

export default function DiscountsScreen() {
  const { session } = useShell();
  const navigate = useNavigate();
  const address = useListAddress();
  const query = useDiscounts({
    ...address.paging,
    search_for: address.search || undefined,
    state: discountStates.find((state) => state === address.filter('state')),
  });
  const mayWrite = session.can('store:write');
  const create = mayWrite && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(discountPaths.create)}>
      {t('New discount')}
    </Button>
  );
  return (
    <Page
      title={t('Discounts')}
      lead={t('A discount takes something off a cart: with a code that you give to shoppers, or by itself.')}
      actions={create}
    >
      <DataList<Discount>
        query={query}
        address={address}
        noun={t('discounts')}
        filters={[stateFilter]}
        columns={mayWrite ? [...discountColumns, menuColumn] : discountColumns}
        rowKey={({ discount_id }) => discount_id}
        rowName={({ name }) => name}
        empty={{
          icon: <PercentageOutlined />,
          title: t('No discounts yet'),
          text: mayWrite
            ? t('Start with a code for your next poster, such as 10 % off for who scans it.')
            : t('Nobody in your organization has created one yet.'),
          action: create,
        }}
      />
    </Page>
  );
}
