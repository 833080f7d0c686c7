import type { DeskSession } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useIsOnline } from '@swapt/shared/ui';
import type { MenuProps } from 'antd';
import { DeskReport } from '../../entities/desks/desk-report.js';
import { deskPaths } from '../../entities/desks/paths.js';
import { CashForm } from './drawer/cash-form.js';
import { CountForm } from './drawer/count-form.js';
import { FreshReport } from './drawer/fresh-report.js';
import type { KeptSales } from './kept/use-kept-sales.js';
import { OwnPinForm } from './people/own-pin-form.js';

interface Asked {
  session: DeskSession;
  kept: KeptSales;
  /** Whether it can be opened without the network. */
  isKept: boolean | undefined;
  takeOver: () => void;
  onSales: () => void;
}

/** What is done at a desk beside selling. */
export function useDeskMenu({ session, kept, isKept, takeOver, onSales }: Asked): NonNullable<MenuProps['items']> {
  const { modal } = useShell();
  const isOnline = useIsOnline();
  const { session_id: sessionId, currency } = session;
  const waiting = kept.sales.filter((one) => one.session_id === sessionId).length;
  const moveCash = (kind: 'in' | 'out', title: string) => () =>
    modal.open({ title, content: (close) => <CashForm {...{ kind, sessionId, currency, close }} /> });
  const showZ = (closed: DeskSession) =>
    modal.open({
      title: t('Z report of {desk}', { desk: closed.device }),
      content: () => <DeskReport session={closed} />,
    });
  const count = () =>
    modal.open({
      title: t('Count and close'),
      content: (close) => <CountForm {...{ sessionId, waiting, close }} onClosed={showZ} />,
    });
  const report = () => modal.open({ title: t('X report'), content: () => <FreshReport sessionId={sessionId} /> });
  const [needsNetwork, leaves] = [{ disabled: !isOnline }, () => location.assign(deskPaths.home)];
  return [
    { key: 'sales', label: t('Sales and returns'), onClick: onSales },
    { type: 'divider' },
    { key: 'in', label: t('Put money in'), onClick: moveCash('in', t('Put money into the drawer')), ...needsNetwork },
    {
      key: 'out',
      label: t('Take money out'),
      onClick: moveCash('out', t('Take money out of the drawer')),
      ...needsNetwork,
    },
    { key: 'x', label: t('X report'), onClick: report, ...needsNetwork },
    { key: 'count', label: t('Count and close'), onClick: count, ...needsNetwork },
    { type: 'divider' },
    { key: 'who', label: t('Change the cashier'), onClick: takeOver, ...needsNetwork },
    {
      key: 'pin',
      label: t('Set your PIN'),
      onClick: () => modal.open({ title: t('Your PIN'), content: (close) => <OwnPinForm close={close} /> }),
      ...needsNetwork,
    },
    { type: 'divider' },
    { key: 'leave', label: t('Leave the desk'), onClick: leaves, ...needsNetwork },
    ...(isKept === undefined
      ? []
      : [
          {
            key: 'kept',
            disabled: true,
            label: isKept ? t('Opens without the network') : t('Opens with the network only'),
          },
        ]),
  ];
}
