import { useShell } from '@swapt/shared/sdk';
import { FormPage, useIdempotencyKey } from '@swapt/shared/ui';
import { Form } from 'antd';
import { useNavigate } from '@swapt/shared/router';
import { CampaignFields, campaignFields, emptyCampaign, toInput, type CampaignValues } from './campaign-fields.js';
import { useCreateCampaign } from './campaigns.queries.js';

export default function CampaignNewScreen() {
  const { session, notify } = useShell();
  const navigate = useNavigate();
  const [form] = Form.useForm<CampaignValues>();
  const create = useCreateCampaign();
  const keyOf = useIdempotencyKey();

  return (
    <FormPage<CampaignValues, string>
      title="New campaign"
      lead="It starts as a draft. We count no scans before you schedule or start it."
      breadcrumbs={[{ label: 'Campaigns', to: '/admin/campaigns' }]}
      form={form}
      initialValues={emptyCampaign}
      fields={campaignFields}
      submitLabel="Save draft"
      save={async (values) => {
        const input = { org_id: session.org.org_id, ...toInput(values) };
        return (await create.mutateAsync({ input, idempotencyKey: keyOf(input) })).data.name;
      }}
      onSaved={(name) => {
        notify.success(`The campaign “${name}” was saved as a draft.`);
        void navigate('/admin/campaigns');
      }}
      onCancel={() => void navigate('/admin/campaigns')}
    >
      <CampaignFields />
    </FormPage>
  );
}
