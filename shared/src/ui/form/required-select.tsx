import { Select, type SelectProps } from 'antd';

/** A select that always has a value. The form says that it is required on a part of it that has no role, which screen readers refuse; its label says so, too. */
export const RequiredSelect = ({ 'aria-required': _, ...props }: SelectProps<string>) => <Select {...props} />;
