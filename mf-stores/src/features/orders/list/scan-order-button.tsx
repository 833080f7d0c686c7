import ScanOutlined from '@ant-design/icons/ScanOutlined';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { CodeScanner } from '@swapt/shared/ui/code-scanner';
import { Button } from 'antd';
import { storePaths } from '../../../entities/stores/paths.js';
import { orderOfCode } from '../../../entities/orders/order-of-code.js';

/** Opens the order whose code a shopper shows at the counter. */
export function ScanOrderButton({ storeId }: { storeId: string }) {
  const { modal } = useShell();
  const navigate = useNavigate();
  const scan = () =>
    modal.open({
      title: t('Scan the code of an order'),
      content: (close) => {
        const open = (text: string) => {
          const id = orderOfCode(text, storeId);
          if (id === undefined) return t('This is no order of this store.');
          close();
          void navigate(storePaths.order(storeId, id));
          return undefined;
        };
        return <CodeScanner onRead={open} typedLabel={t('Address of the order')} />;
      },
    });
  return (
    <Button icon={<ScanOutlined aria-hidden />} onClick={scan}>
      {t('Scan an order')}
    </Button>
  );
}
