import type { Code } from '@swapt/shared/contract';
import { formatNumber } from '@swapt/shared/ui';
import { codePasswordMinLength } from '@swapt/shared/values';
import { Collapse, Form, InputNumber } from 'antd';
import { AddressInput } from '../../../parts/address-input.js';
import { MomentField } from '../../../parts/moment-field.js';
import { PasswordField } from './password-field.js';
import { ZoneSelect } from '../../../parts/zone-select.js';

/** Until when, how often and for whom a code works; out of the way until one of it is used. */
export function LimitFields({ code }: { code?: Code }) {
  const isUsed =
    code && (code.starts_at || code.expires_at || code.scan_limit || code.has_password || code.fallback !== null);
  return (
    <Collapse
      defaultActiveKey={isUsed ? 'limits' : undefined}
      items={[
        {
          key: 'limits',
          label: 'Limits: dates, number of uses, password',
          forceRender: true,
          children: <Fields code={code} />,
        },
      ]}
    />
  );
}

function Fields({ code }: { code: Code | undefined }) {
  return (
    <>
      <MomentField name="starts_at" label="Works from" />
      <MomentField
        name="expires_at"
        label="Works until"
        dependencies={['starts_at']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, end: string) =>
              end && getFieldValue('starts_at') && end <= String(getFieldValue('starts_at'))
                ? Promise.reject(new Error('The end must be after the start. Choose a later day.'))
                : Promise.resolve(),
          }),
        ]}
      />
      <Form.Item name="zone" label="Time zone of these dates" required>
        <ZoneSelect />
      </Form.Item>
      <Form.Item
        name="scan_limit"
        label="How often it can be used"
        extra={`${code?.scan_limit ? `Used ${formatNumber(code.uses)} of ${formatNumber(code.scan_limit)} times. ` : ''}With a limit, people press a button to continue. This way a link preview in a chat does not count as a use.`}
      >
        <InputNumber min={1} max={10_000_000} precision={0} placeholder="No limit" style={{ width: 160 }} />
      </Form.Item>
      <Form.Item
        name="password"
        label="Password"
        extra={`Use at least ${codePasswordMinLength} characters, so that it is hard to guess. People type it on a page before they continue.`}
        rules={[
          {
            min: codePasswordMinLength,
            transform: (typed?: string) => typed?.trim(),
            message: `Use at least ${codePasswordMinLength} characters.`,
          },
        ]}
      >
        <PasswordField hasPassword={code?.has_password ?? false} />
      </Form.Item>
      <Form.Item
        name="fallback"
        label="Where it leads outside these limits"
        extra="For people who scan too early, too late or after the last use. If you leave this empty, they see a short message."
        style={{ marginBottom: 0 }}
      >
        <AddressInput placeholder="https://example.com" />
      </Form.Item>
    </>
  );
}
