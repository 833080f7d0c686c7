import type { Api } from '@swapt/shared/contract';
import { useApiMutation } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { atMost, Panel, savedWords, SmallForm, TextArea, TextInput } from '@swapt/shared/ui';
import { contactMaxLength, nameMaxLength, termsMaxLength } from '@swapt/shared/values';
import { Form } from 'antd';
import { t } from '@swapt/shared/text';
import { Portrait } from '../layout/portrait.js';
import { LogoField } from './logo-field.js';
import { ShopFields } from './shop-fields.js';

type Values = Omit<Required<Api['org.update']['in']['data']>, 'visitor_mode'>;

const fields = [
  'org_name',
  'organization_logo',
  'shopper_terms',
  'shopper_name',
  'colour',
  'phone',
  'website',
  'hours',
  'privacy_contact',
] as const;

/** What people call the fields, in a sentence. */
const words = {
  org_name: t('name'),
  organization_logo: t('logo'),
  shopper_terms: t('terms'),
  shopper_name: t('name for shoppers'),
  colour: t('colour'),
  phone: t('phone number'),
  website: t('website'),
  hours: t('opening hours'),
  privacy_contact: t('contact for questions about data'),
} as const satisfies Record<keyof Values, string>;

/** What the team and shoppers see of the organization, to be changed by those who may. */
export function OrgPanel() {
  const { session, notify } = useShell();
  const { org } = session;
  const { org_id, org_name, organization_logo, shopper_terms, shopper_name, colour, phone, website, hours } = org;
  const { privacy_contact } = org;
  const update = useApiMutation('org.update', { shownByForm: true });
  const save = async (data: Values) => {
    const { data: saved } = await update.mutateAsync({ data });
    notify.success(savedWords({ name: saved.org_name, fields: words, before: org, after: saved }));
  };
  const shown = { org_name, organization_logo, shopper_terms, shopper_name, colour, phone, website, hours };
  const initialValues = { ...shown, privacy_contact };
  return (
    <Panel title={t('Your shop')} lead={t('Your team and people who scan your codes see this.')}>
      {session.can('org:write') ? (
        <SmallForm<Values>
          key={org_id}
          isGuarded
          initialValues={initialValues}
          fields={fields}
          save={save}
          submitLabel={t('Save')}
        >
          <Form.Item
            name="org_name"
            label={t('Name')}
            rules={[
              { required: true, whitespace: true, message: t('Give the organization a name.') },
              atMost(nameMaxLength),
            ]}
          >
            <TextInput max={nameMaxLength} autoComplete="organization" />
          </Form.Item>
          <Form.Item
            name="organization_logo"
            label={t('Logo')}
            extra={t('PNG, JPEG, WebP, GIF or SVG up to 5 MB. Square pictures work best.')}
          >
            <LogoField />
          </Form.Item>
          <ShopFields />
          <Form.Item
            name="shopper_terms"
            label={t('Terms for shoppers')}
            rules={[atMost(termsMaxLength)]}
            extra={
              <>
                {t.rich(
                  'The terms for people who use your codes, pages and forms. Leave an empty line to start a new paragraph. <a>View the page</a>',
                  {
                    a: (words) => (
                      <a
                        href={`/${org_id}/terms`}
                        target="_blank"
                        rel="noreferrer"
                        style={{ textDecoration: 'underline' }}
                      >
                        {words}
                      </a>
                    ),
                  },
                )}
              </>
            }
          >
            <TextArea autoSize={{ minRows: 3, maxRows: 16 }} max={termsMaxLength} />
          </Form.Item>
          <Form.Item
            name="privacy_contact"
            label={t('Contact for questions about data')}
            rules={[atMost(contactMaxLength)]}
            extra={
              <>
                {t.rich(
                  'Name, postal address and e-mail address: many countries ask for them. <a>View the privacy notice</a>',
                  {
                    a: (words) => (
                      <a
                        href={`/${org_id}/privacy`}
                        target="_blank"
                        rel="noreferrer"
                        style={{ textDecoration: 'underline' }}
                      >
                        {words}
                      </a>
                    ),
                  },
                )}
              </>
            }
          >
            <TextArea autoSize={{ minRows: 2, maxRows: 6 }} max={contactMaxLength} />
          </Form.Item>
        </SmallForm>
      ) : (
        <div className="who">
          <Portrait name={org_name} src={organization_logo} shape="square" />
          {org_name}
        </div>
      )}
    </Panel>
  );
}
