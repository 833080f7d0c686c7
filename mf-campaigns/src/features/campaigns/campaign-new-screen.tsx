import { useShell } from '@swapt/shared/sdk';
import { FormPage } from '@swapt/shared/ui';
import { Form } from 'antd';
import { useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { CampaignFields, campaignFields, emptyCampaign, toInput, type CampaignValues } from './campaign-fields.js';
import { useCreateCampaign } from './campaigns.queries.js';

export default function CampaignNewScreen() {
  const { notify } = useShell();
  const navigate = useNavigate();
  const [form] = Form.useForm<CampaignValues>();
  const create = useCreateCampaign();

  return (
    <FormPage<CampaignValues, string>
      title={t('New campaign')}
      lead={t('It starts as a draft. We count no scans before you schedule or start it.')}
      breadcrumbs={[{ label: t('Campaigns'), to: '/admin/campaigns' }]}
      form={form}
      initialValues={emptyCampaign}
      fields={campaignFields}
      submitLabel={t('Save draft')}
      save={async (values) => {
        return (await create.mutateAsync(toInput(values))).data.name;
      }}
      onSaved={(name) => {
        notify.success(t('The campaign “{name}” was saved as a draft.', { name }));
        void navigate('/admin/campaigns');
      }}
      onCancel={() => void navigate('/admin/campaigns')}
    >
      <CampaignFields />
    </FormPage>
  );
}
