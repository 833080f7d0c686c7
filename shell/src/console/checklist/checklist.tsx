import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import RightOutlined from '@ant-design/icons/RightOutlined';
import type { Api } from '@swapt/shared/contract';
import type { RemoteRoute } from '@swapt/shared/remote';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { Celebration, Panel } from '@swapt/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Progress } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '@swapt/shared/text';

interface Step {
  title: string;
  text: string;
  isDone: boolean;
  /** Where it is done; left out when no remote offers that screen. */
  to?: string;
}

/** The last step is done elsewhere, with a phone. */
const pollMs = 5000;

const isScanned = (codes: Api['codes.list']['out'] | undefined) => (codes?.data[0]?.scans ?? 0) > 0;

/** The first steps, above the first screen until a code of the organization was scanned. */
export function Checklist({ routes }: { routes: readonly RemoteRoute[] }) {
  const { session, call } = useShell();
  const { org, can } = session;
  const codes = useQuery({
    ...apiQuery(call, 'codes.list', { pageSize: 1, filter: { sort: 'scans' } }),
    enabled: can('codes:write'),
    refetchInterval: ({ state }) => (isScanned(state.data) ? false : pollMs),
  });
  const [wasWaiting, setWasWaiting] = useState(false);
  const most = codes.data?.data[0];
  if (!codes.data) return null;
  if (isScanned(codes.data)) {
    return (
      wasWaiting && (
        <Celebration title={t('Your code works: here is its first scan')} text={t('All three steps are done.')} />
      )
    );
  }
  if (!wasWaiting) setWasWaiting(true);

  const at = (path: string) => (routes.some((route) => route.path === path) ? path : undefined);
  const steps: Step[] = [
    { title: t('Create your organization'), text: t('{org_name} is ready.', { org_name: org.org_name }), isDone: true },
    {
      title: t('Create a QR code'),
      text: t('Choose where it leads and its style. You can change the destination after printing.'),
      isDone: most !== undefined,
      to: at('/admin/create-qr-code'),
    },
    {
      title: t('Print it, or open it on a screen, and scan it with a phone'),
      text: t('The scan appears here within seconds.'),
      isDone: false,
      to: most && at('/admin/my-codes/show/:codeId')?.replace(':codeId', most.code_id),
    },
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className="checklist">
      <Panel
        title={t('First steps')}
        extra={
          <Progress
            aria-label={t('{done} of {count} steps done', { done, count: steps.length })}
            type="circle"
            size={36}
            percent={(done / steps.length) * 100}
            format={() => `${done}/3`}
          />
        }
      >
        <ol>
          {steps.map(({ title, text, isDone, to }, index) => (
            <li key={title} className={isDone ? 'done' : index === next ? 'next' : undefined}>
              <span className="checklist-mark" aria-hidden>
                {isDone ? <CheckCircleFilled /> : index + 1}
              </span>
              <div>
                {to && index === next ? (
                  <Link to={to} className="checklist-title">
                    {title} <RightOutlined aria-hidden />
                  </Link>
                ) : (
                  <span className="checklist-title">{title}</span>
                )}
                {isDone && <span className="visually-hidden">{t(' (done)')}</span>}
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}
