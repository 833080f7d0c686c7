import { SmallForm } from '@swapt/shared/ui';
import type { PlatformRelease, PlatformRemote } from '@swapt/shared/contract';
import { Form, InputNumber, Select, type FormInstance } from 'antd';
import { t } from '@swapt/shared/text';
import { OrgPicker, type PickedOrg } from './org-picker.js';
import { useStartCanary } from './platform.queries.js';
import { audienceText, liveRelease, remoteName } from './words.js';

interface Values {
  version: string;
  orgs: PickedOrg[];
  /** In percent. */
  share: number | null;
}

interface Props {
  remote: PlatformRemote;
  candidates: readonly PlatformRelease[];
  close: () => void;
}

/** Who gets which release before everybody else. */
export function CanaryForm({ remote, candidates, close }: Props) {
  const { name, canary } = remote;
  const start = useStartCanary();
  const initial: Values = {
    version: canary?.version ?? candidates[0]?.version ?? '',
    orgs: canary?.orgs ?? [],
    share: canary?.share ?? 0,
  };
  const save = async ({ version, orgs, share }: Values) => {
    const org_ids = orgs.map(({ org_id }) => org_id);
    await start.mutateAsync({ name, version, org_ids, share: share ?? 0 });
    close();
  };
  return (
    <SmallForm<Values>
      initialValues={initial}
      fields={['version', 'orgs', 'share']}
      save={save}
      submitLabel={canary ? t('Change the canary') : t('Start the canary')}
      onCancel={close}
    >
      <Form.Item name="version" label={t('Release')}>
        <Select options={candidates.map(({ version }) => ({ value: version, label: version }))} />
      </Form.Item>
      <Form.Item name="orgs" label={t('Organizations')} extra={t('These organizations always get it.')}>
        <OrgPicker />
      </Form.Item>
      <Form.Item
        name="share"
        label={t('Share of all organizations')}
        extra={t('The same organizations every time. A larger share adds more.')}
        dependencies={['orgs']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, share: Values['share']) => {
              const orgs: unknown = getFieldValue('orgs');
              if (!share && Array.isArray(orgs) && orgs.length === 0) {
                throw new Error(t('Choose an organization or a share above 0.'));
              }
            },
          }),
        ]}
      >
        <InputNumber min={0} max={100} precision={0} suffix="%" />
      </Form.Item>
      <Form.Item noStyle shouldUpdate>
        {({ getFieldsValue }: FormInstance<Values>) => (
          <Outcome values={{ ...initial, ...getFieldsValue() }} remote={remote} />
        )}
      </Form.Item>
    </SmallForm>
  );
}

function Outcome({ values: { version, orgs, share }, remote }: { values: Values; remote: PlatformRemote }) {
  const who = audienceText(orgs, share ?? 0);
  const live = liveRelease(remote)?.version ?? t('the live release');
  if (!who) return null;
  return (
    <p className="outcome" role="status">
      {t(
        '{who} get {name} {version} from the next page they open. Everyone else stays on {live}. A public page uses the release of the organization that owns its code.',
        { who, name: remoteName(remote.name), version, live },
      )}
    </p>
  );
}
