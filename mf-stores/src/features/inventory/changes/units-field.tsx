import { t } from '@swapt/shared/text';
import { TextInput } from '@swapt/shared/ui';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { unitsRule } from './read-units.js';

interface Props {
  name: string;
  label: string;
  extra?: ReactNode;
  /** The smallest number that makes sense. */
  least?: number;
  isOptional?: boolean;
  autoFocus?: boolean;
}

/** More than any number of units has, so that what is too long is said by the rule. */
const most = 20;

/** A whole number of units, with the digits of a phone's keyboard. */
export const UnitsField = ({ name, label, extra, least = 1, isOptional = false, autoFocus = false }: Props) => (
  <Form.Item
    name={name}
    label={label}
    extra={extra}
    rules={[...(isOptional ? [] : [{ required: true, message: t('Write a number.') }]), unitsRule(least)]}
    validateTrigger="onSubmit"
  >
    <TextInput max={most} inputMode="numeric" autoComplete="off" autoFocus={autoFocus} style={{ maxWidth: 200 }} />
  </Form.Item>
);
