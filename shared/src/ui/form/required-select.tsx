import { Select, type SelectProps } from 'antd';

/**
 * A select in a field that a form requires, which the form would say on a part of the select that has no role and may not be called required; its label
 * says so, too.
 */
export const RequiredSelect = <Value,>({ 'aria-required': _, ...props }: SelectProps<Value>) => (
  <Select<Value> {...props} />
);
