import type { StandEvent } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { formatNumber, type DataListColumn } from '@swapt/shared/ui';
import { DatesText } from '@swapt/shared/ui/dates-from-to';
import { deskPaths } from '../../entities/desks/paths.js';
import { EventStateLabel } from '../../entities/desks/event-words.js';

export const eventColumns = (storeId: string): readonly DataListColumn<StandEvent>[] => [
  {
    key: 'name',
    title: t('Event'),
    onCard: 'head',
    render: ({ event_id, name, place }) => (
      <>
        <Link to={deskPaths.event(storeId, event_id)} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Link>
        {place && <div>{place}</div>}
      </>
    ),
  },
  { key: 'state', title: t('Status'), width: 160, render: ({ state }) => <EventStateLabel state={state} /> },
  { key: 'dates', title: t('Dates'), width: 200, render: (event) => <DatesText dates={event} /> },
  {
    key: 'desks',
    title: t('Open desks'),
    width: 110,
    align: 'right',
    render: ({ open_desks: desks }) => formatNumber(desks),
  },
  { key: 'sales', title: t('Sales'), width: 90, align: 'right', render: ({ sales }) => formatNumber(sales) },
  {
    key: 'takings',
    title: t('Takings'),
    width: 130,
    align: 'right',
    render: ({ takings, currency }) => formatMoney({ amount: takings, currency }),
  },
];
