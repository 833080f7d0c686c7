import EditOutlined from '@ant-design/icons/EditOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import TagsOutlined from '@ant-design/icons/TagsOutlined';
import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { FactForm, type FactField } from '../form/fact-form.js';

const icons = {
  name: <EditOutlined aria-hidden />,
  target: <LinkOutlined aria-hidden />,
  tags: <TagsOutlined aria-hidden />,
};
const labels = { name: t('Rename'), target: t('Change the destination'), tags: t('Change the tags') };
const titles = {
  name: (name: string) => t('Rename “{name}”', { name }),
  target: (name: string) => t('Destination of “{name}”', { name }),
  tags: (name: string) => t('Tags of “{name}”', { name }),
};

/** What a menu offers to change of a code without leaving the list. */
export function useFactItems(code: Code) {
  const { modal } = useShell();
  const open = (field: FactField) =>
    modal.open({
      title: titles[field](code.name),
      content: (close) => <FactForm code={code} field={field} close={close} />,
    });
  const fields: FactField[] = code.type === 'link' ? ['name', 'target', 'tags'] : ['name', 'tags'];
  return fields.map((field) => ({ key: field, icon: icons[field], label: labels[field], onClick: () => open(field) }));
}
