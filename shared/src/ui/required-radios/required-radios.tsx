import { Radio, type RadioGroupProps } from 'antd';

/** antd hands the role on, which its types leave out; without it the group may not be called required. */
const role = { role: 'radiogroup' };

/** A choice in a field that a form requires: one of the options is always chosen. */
export const RequiredRadios = (props: RadioGroupProps) => <Radio.Group {...props} {...role} />;
