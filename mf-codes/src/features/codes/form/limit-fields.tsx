import type { Code } from '@swapt/shared/contract';
import { atMost, formatNumber, useTargetRule } from '@swapt/shared/ui';
import { codePasswordMinLength, codeTypeFacts, type CodeType } from '@swapt/shared/values';
import { Collapse, Form, InputNumber } from 'antd';
import { AddressInput } from '../../../parts/address-input.js';
import { MomentField } from '../../../parts/moment-field.js';
import { ForwardField } from './forward-field.js';
import { PasswordField } from './password-field.js';
import { ZoneSelect } from '@swapt/shared/ui/zoned-moment';
import { t } from '@swapt/shared/text';

/** Until when, how often and for whom a code works, and what it passes on; out of the way until it is used. */
export function LimitFields({ type, code }: { type: CodeType; code?: Code }) {
  const isLimited =
    code && (code.starts_at || code.expires_at || code.scan_limit || code.has_password || code.fallback !== null);
  const used = [...(isLimited ? ['limits'] : []), ...(code?.forward_query.length ? ['forward'] : [])];
  return (
    <Collapse
      defaultActiveKey={used}
      items={[
        {
          key: 'limits',
          label: t('Limits: dates, number of uses, password'),
          forceRender: true,
          children: <Fields code={code} />,
        },
        ...(codeTypeFacts[type].isForwarding ? [forwardItem] : []),
      ]}
    />
  );
}

const forwardItem = {
  key: 'forward',
  label: t('Pass on a table number or the like'),
  forceRender: true,
  children: <ForwardField />,
};

function Fields({ code }: { code: Code | undefined }) {
  const targetRule = useTargetRule();
  return (
    <>
      <MomentField name="starts_at" label={t('Works from')} />
      <MomentField
        name="expires_at"
        label={t('Works until')}
        dependencies={['starts_at']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, end: string) =>
              end && getFieldValue('starts_at') && end <= String(getFieldValue('starts_at'))
                ? Promise.reject(new Error(t('The end must be after the start. Choose a later day.')))
                : Promise.resolve(),
          }),
        ]}
      />
      <Form.Item name="zone" label={t('Time zone of these dates')} required>
        <ZoneSelect />
      </Form.Item>
      <Form.Item
        name="scan_limit"
        label={t('How often it can be used')}
        extra={[
          code?.scan_limit &&
            t('Used {uses} of {limit} times.', { uses: formatNumber(code.uses), limit: formatNumber(code.scan_limit) }),
          t(
            'With a limit, people press a button to continue. This way a link preview in a chat does not count as a use.',
          ),
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <InputNumber min={1} max={10_000_000} precision={0} placeholder={t('No limit')} style={{ width: 160 }} />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('Password')}
        extra={t(
          'Use at least {codePasswordMinLength} characters, so that it is hard to guess. People type it on a page before they continue.',
          { codePasswordMinLength },
        )}
        rules={[
          {
            min: codePasswordMinLength,
            transform: (typed?: string) => typed?.trim(),
            message: t('Use at least {codePasswordMinLength} characters.', { codePasswordMinLength }),
          },
          atMost(72),
        ]}
      >
        <PasswordField hasPassword={code?.has_password ?? false} />
      </Form.Item>
      <Form.Item
        name="fallback"
        label={t('Where it leads outside these limits')}
        extra={t(
          'For people who scan too early, too late or after the last use. If you leave this empty, they see a short message.',
        )}
        rules={[targetRule]}
        style={{ marginBottom: 0 }}
      >
        <AddressInput placeholder="https://example.com" />
      </Form.Item>
    </>
  );
}
