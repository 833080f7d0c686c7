import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { atMost, TextInput } from '@swapt/shared/ui';
import { storeLimits } from '@swapt/shared/values';
import { Button, Flex, Form, Input } from 'antd';

const half = { flex: '1 1 150px', minWidth: 0 };
const isThere = (message: string) => [{ required: true, message }];

/** Days on which the store is closed whatever its hours say, such as a holiday. */
export const ClosedDaysField = () => (
  <Form.List name="closed_days">
    {(days, { add, remove }) => (
      <>
        {days.map(({ key, name }) => (
          <div key={key} role="group" aria-label={t('Closed days {number}', { number: name + 1 })}>
            <Flex wrap gap={`0 ${space.md}px`}>
              <Form.Item
                name={[name, 'from']}
                label={t('Closed from')}
                style={half}
                rules={isThere(t('Choose the first day.'))}
              >
                <Input type="date" min="1900-01-01" max="2099-12-31" />
              </Form.Item>
              <Form.Item
                name={[name, 'to']}
                label={t('Until and with')}
                style={half}
                rules={isThere(t('Choose the last day.'))}
              >
                <Input type="date" min="1900-01-01" max="2099-12-31" />
              </Form.Item>
              <Form.Item
                name={[name, 'note']}
                label={t('Reason for shoppers')}
                style={half}
                rules={[atMost(storeLimits.sentence)]}
              >
                <TextInput max={storeLimits.sentence} />
              </Form.Item>
            </Flex>
            <Form.Item>
              <Button onClick={() => remove(name)}>{t('Remove closed days {number}', { number: name + 1 })}</Button>
            </Form.Item>
          </div>
        ))}
        {days.length < storeLimits.closedDays && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({ from: '', to: '', note: '' })}>
            {days.length === 0 ? t('Add closed days') : t('Add more closed days')}
          </Button>
        )}
      </>
    )}
  </Form.List>
);
