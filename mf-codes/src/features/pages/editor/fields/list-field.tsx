import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { radius, space } from '@swapt/shared/tokens';
import { Button, Flex, theme } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { t } from '@swapt/shared/text';
import { errorsBelow } from '../field-errors.js';
import { moved } from './moved.js';
import { RowTools } from './row-tools.js';

interface Props<T> {
  label: string;
  /** One of it, such as "button". */
  noun: string;
  value: readonly T[];
  onChange: (items: T[]) => void;
  /** Those of the whole list, by index. */
  errors: Record<string, string>;
  make: () => T;
  most: number;
  nameOf: (item: T) => string;
  children: (item: T, change: (part: Partial<T>) => void, errors: Record<string, string>) => ReactNode;
}

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** A list whose items open one at a time. */
export function ListField<T extends object>(props: Props<T>) {
  const { label, noun, value: items, onChange, errors, make, most, nameOf, children } = props;
  const { token } = theme.useToken();
  const [open, setOpen] = useState<number>();
  const id = useId();
  const titleOf = (item: T, index: number) => nameOf(item) || `${noun[0]?.toUpperCase()}${noun.slice(1)} ${index + 1}`;
  const move = (from: number, to: number) => {
    onChange(moved(items, from, to));
    if (open === from) setOpen(to);
  };

  return (
    <div role="group" aria-labelledby={id} style={{ marginBottom: space.md }}>
      <div id={id} style={{ marginBottom: space.sm }}>
        {label}
      </div>
      <Flex vertical gap={space.sm}>
        {items.map((item, index) => {
          const own = errorsBelow(errors, String(index));
          const hasErrors = Object.keys(own).length > 0;
          const isOpen = open === index || hasErrors;
          return (
            <div
              key={index}
              style={{
                border: `1px solid ${hasErrors ? token.colorError : token.colorBorderSecondary}`,
                borderRadius: radius,
                padding: space.xs,
              }}
            >
              <Flex justify="space-between" align="center" gap={space.xs}>
                <Button
                  type="text"
                  size="small"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(open === index ? undefined : index)}
                  style={{ minWidth: 0, flex: 1, justifyContent: 'flex-start', overflow: 'hidden' }}
                >
                  <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{titleOf(item, index)}</span>
                </Button>
                <RowTools
                  name={titleOf(item, index)}
                  index={index}
                  count={items.length}
                  onMove={(to) => move(index, to)}
                  onRemove={() => {
                    onChange(items.filter((_, other) => other !== index));
                    setOpen(undefined);
                  }}
                />
              </Flex>
              {isOpen && (
                <div style={{ padding: `${space.sm}px ${space.xs}px 0` }}>
                  {children(
                    item,
                    (part) => onChange(items.map((one, other) => (other === index ? { ...one, ...part } : one))),
                    own,
                  )}
                </div>
              )}
            </div>
          );
        })}
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={items.length >= most}
          onClick={() => {
            onChange([...items, make()]);
            setOpen(items.length);
          }}
        >
          {t('Add {noun}', { noun: withArticle(noun) })}
        </Button>
      </Flex>
    </div>
  );
}
