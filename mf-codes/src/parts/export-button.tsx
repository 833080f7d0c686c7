import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { ApiError } from '@swapt/shared/client';
import type { Api } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { saveFile } from '@swapt/shared/ui';
import { Button } from 'antd';
import { useMutation } from '@tanstack/react-query';
import { fromBase64 } from './base64.js';
import { ownZone } from './wall-time.js';

interface Props {
  /** What the screen shows, so that the file holds the same. */
  asked: Omit<Api['analytics.exportCsv']['in'], 'org_id' | 'zone'>;
  label?: string;
  disabled?: boolean;
}

/** The day in the viewer's zone, as `2026-11-21`. */
const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date());
const nameOf = (source: Props['asked']['source']) =>
  source === 'my-codes/customer' ? 'interaction_data.csv' : `${source.replace('my-codes/', '')}-${today()}.csv`;

/** Saves a list as CSV. */
export function ExportButton({ asked, label = 'Export CSV', disabled = false }: Props) {
  const { call, notify } = useShell();
  const make = useMutation({
    mutationFn: () => call('analytics.exportCsv', { ...asked, zone: ownZone() }),
    onSuccess: ({ body }) => {
      const name = nameOf(asked.source);
      saveFile(name, new Blob([fromBase64(body)], { type: 'text/csv;charset=utf-8' }));
      notify.success(`${name} is in your downloads.`);
    },
    onError: (error) => {
      const why = error instanceof ApiError ? error.details : undefined;
      notify.error(['Failed to export CSV', why].filter(Boolean).join('. '));
    },
    meta: { shownByForm: true },
  });

  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      disabled={disabled}
      loading={make.isPending}
      onClick={() => make.mutate()}
    >
      {label}
    </Button>
  );
}
