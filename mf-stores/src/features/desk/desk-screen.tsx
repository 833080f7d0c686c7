import type { DeskSession } from '@swapt/shared/contract';
import { Link, useParams } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { ErrorState } from '@swapt/shared/ui';
import { Button, Spin } from 'antd';
import { DeskReport } from '../../entities/desks/desk-report.js';
import { deskPaths } from '../../entities/desks/paths.js';
import './desk.css';
import { Desk } from './desk.js';
import { KeptList } from './kept/kept-list.js';
import { useKeptSales } from './kept/use-kept-sales.js';
import { useDeskData } from './use-desk-data.js';

/** A desk of an event, made for a phone or tablet that is held in one hand. It goes on without the network. */
export default function DeskScreen() {
  const { sessionId = '' } = useParams();
  const { session, shelf, clockOff, error, retry } = useDeskData(sessionId);
  if (session?.state === 'closed') return <ClosedDesk session={session} />;
  if (session && shelf && clockOff !== undefined) return <Desk key={sessionId} desk={{ session, shelf, clockOff }} />;
  return (
    <div className="desk-alone">
      {error ? (
        <>
          <h1>{t('Desk')}</h1>
          <ErrorState error={error} onRetry={retry} elsewhere={<Link to={deskPaths.home}>{t('All desks')}</Link>} />
        </>
      ) : (
        <>
          <h1 className="desk-hidden">{t('Desk')}</h1>
          <Spin size="large" />
        </>
      )}
    </div>
  );
}

/** What was sold here before is sent all the same. */
function ClosedDesk({ session }: { session: DeskSession }) {
  const kept = useKeptSales();
  return (
    <div className="desk-alone">
      <h1>{t('{desk} is closed', { desk: session.device })}</h1>
      <KeptList kept={kept} />
      <DeskReport session={session} />
      <div className="desk-choices">
        <Button onClick={() => window.print()}>{t('Print')}</Button>
        <Button type="primary" href={deskPaths.home}>
          {t('All desks')}
        </Button>
      </div>
    </div>
  );
}
