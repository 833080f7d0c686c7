import type { Campaign } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { ErrorState, FormPage, Page, savedWords } from '@swapt/shared/ui';
import { Form, Skeleton } from 'antd';
import { useNavigate, useParams } from '@swapt/shared/router';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { CampaignFields, campaignFields, toInput, toValues, type CampaignValues } from './campaign-fields.js';
import { CampaignPanel } from './campaign-panel.js';
import { useCampaign, useUpdateCampaign } from './campaigns.queries.js';

/** What people call the fields, in a sentence. */
const words = {
  name: t('name'),
  note: t('note'),
  starts_at: t('start'),
  ends_at: t('end'),
  code_ids: t('codes'),
} as const satisfies Record<keyof CampaignValues, string>;

const breadcrumbs = [{ label: t('Campaigns'), to: '/admin/campaigns' }];

export default function CampaignUpdateScreen() {
  const { codeId = '' } = useParams();
  const query = useCampaign(codeId);
  if (!query.data) {
    return (
      <Page title={t('Edit campaign')} breadcrumbs={breadcrumbs}>
        {query.isPending ? (
          <Skeleton active paragraph={{ rows: 8 }} />
        ) : (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
      </Page>
    );
  }
  return <EditForm key={query.data.data.campaign_id} campaign={query.data.data} />;
}

/** What is read again meanwhile shows beside the form, never in it. */
function EditForm({ campaign }: { campaign: Campaign }) {
  const { notify } = useShell();
  const navigate = useNavigate();
  const [form] = Form.useForm<CampaignValues>();
  const update = useUpdateCampaign({ shownByForm: true });
  const { campaign_id, name } = campaign;
  const [opened] = useState({ values: toValues(campaign), codes: campaign.codes });

  return (
    <FormPage<CampaignValues, Campaign>
      title={name}
      breadcrumbs={breadcrumbs}
      form={form}
      initialValues={opened.values}
      fields={campaignFields}
      submitLabel={t('Save changes')}
      save={async (values) => (await update.mutateAsync({ campaign_id, data: toInput(values) })).data}
      onSaved={(saved) => {
        notify.success(savedWords({ name: saved.name, fields: words, before: opened.values, after: toValues(saved) }));
        void navigate('/admin/campaigns');
      }}
      onCancel={() => void navigate('/admin/campaigns')}
      aside={<CampaignPanel campaign={campaign} />}
    >
      <CampaignFields known={opened.codes} />
    </FormPage>
  );
}
