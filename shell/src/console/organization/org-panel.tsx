import { useApiMutation } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { Panel, SmallForm } from '@swapt/shared/ui';
import { termsMaxLength } from '@swapt/shared/values';
import { Form, Input } from 'antd';
import { Portrait } from '../layout/portrait.js';
import { LogoField } from './logo-field.js';

interface Values {
  org_name: string;
  organization_logo: string;
  shopper_terms: string;
}

/** Name, logo and terms of the organization, to be changed by those who may. */
export function OrgPanel() {
  const { session, notify } = useShell();
  const { org_id, org_name, organization_logo, shopper_terms } = session.org;
  const update = useApiMutation('org.update', { shownByForm: true });
  const save = async (data: Values) => {
    await update.mutateAsync({ data });
    notify.success('The organization was saved.');
  };
  return (
    <Panel title="Name and logo" lead="Your team and people who scan your codes see this name and logo.">
      {session.can('org:write') ? (
        <SmallForm<Values>
          key={org_id}
          isGuarded
          initialValues={{ org_name, organization_logo, shopper_terms }}
          fields={['org_name', 'organization_logo', 'shopper_terms']}
          save={save}
          submitLabel="Save"
        >
          <Form.Item
            name="org_name"
            label="Name"
            rules={[{ required: true, whitespace: true, message: 'Give the organization a name.' }]}
          >
            <Input maxLength={120} autoComplete="organization" />
          </Form.Item>
          <Form.Item
            name="organization_logo"
            label="Logo"
            extra="PNG, JPEG, WebP, GIF or SVG up to 5 MB. Square pictures work best."
          >
            <LogoField />
          </Form.Item>
          <Form.Item
            name="shopper_terms"
            label="Terms for shoppers"
            extra={
              <>
                The terms for people who use your codes, pages and forms. Leave an empty line to start a new paragraph.{' '}
                <a href={`/${org_id}/terms`} target="_blank" rel="noreferrer" style={{ textDecoration: 'underline' }}>
                  View the page
                </a>
              </>
            }
          >
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 16 }} maxLength={termsMaxLength} />
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
