import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import { Button, Checkbox, Flex, Form } from 'antd';
import { useState } from 'react';
import { space } from '../../../tokens/index.js';
import { SmallForm } from '../../form/small-form.js';
import { t } from '../../../text/index.js';

export interface ColumnChoice {
  key: string;
  title: string;
}

interface Props {
  columns: readonly ColumnChoice[];
  shown: readonly string[];
  /** Those that the list has unless somebody chose others. */
  usual: readonly string[];
  /** `undefined`: the usual ones. */
  save: (keys: readonly string[] | undefined) => Promise<void>;
  close: () => void;
}

/** Which columns a list shows, and in which order, in a dialog. On a phone it is the lines of a card. */
export const ColumnsForm = ({ columns, shown, usual, save, close }: Props) => (
  <SmallForm
    initialValues={{ keys: shown }}
    fields={['keys']}
    save={async ({ keys }) => {
      await save(keys.join() === usual.join() ? undefined : keys);
      close();
    }}
    submitLabel={t('Show these')}
    onCancel={close}
  >
    <Form.Item name="keys" label={t('What to see of each row, the most important first')}>
      <ColumnList columns={columns} usual={usual} />
    </Form.Item>
  </SmallForm>
);

interface ListProps extends Pick<Props, 'columns' | 'usual'> {
  /** Given by the form. */
  value?: readonly string[];
  onChange?: (keys: readonly string[]) => void;
}

/** The columns that are shown stand first, in their order; the others follow. */
function ColumnList({ columns, usual, value = [], onChange }: ListProps) {
  const behind = (first: readonly string[]) => [
    ...first,
    ...columns.map(({ key }) => key).filter((key) => !first.includes(key)),
  ];
  const [arranged, setOrder] = useState(() => behind(value));
  // A draft comes back after the first drawing.
  const order = arranged.filter((key) => value.includes(key)).join() === value.join() ? arranged : behind(value);
  const move = (at: number, by: number) => {
    const keys = [...order];
    keys.splice(at + by, 0, ...keys.splice(at, 1));
    setOrder(keys);
    onChange?.(keys.filter((key) => value.includes(key)));
  };

  const reset = () => {
    setOrder(behind(usual));
    onChange?.(usual);
  };

  return (
    <>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {order.map((key, at) => {
          const title = columns.find((column) => column.key === key)?.title ?? key;
          return (
            <li key={key}>
              <Flex align="center" justify="space-between" gap={space.sm} style={{ paddingBlock: space.xs }}>
                <Checkbox
                  checked={value.includes(key)}
                  onChange={({ target }) =>
                    onChange?.(order.filter((one) => (one === key ? target.checked : value.includes(one))))
                  }
                >
                  {title}
                </Checkbox>
                <Flex gap={space.xs}>
                  <Button
                    type="text"
                    icon={<ArrowUpOutlined aria-hidden />}
                    aria-label={t('Move {title} up', { title })}
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  />
                  <Button
                    type="text"
                    icon={<ArrowDownOutlined aria-hidden />}
                    aria-label={t('Move {title} down', { title })}
                    disabled={at === order.length - 1}
                    onClick={() => move(at, 1)}
                  />
                </Flex>
              </Flex>
            </li>
          );
        })}
      </ul>
      <Button type="link" onClick={reset} style={{ paddingInline: 0 }}>
        {t('Back to the usual columns')}
      </Button>
    </>
  );
}
