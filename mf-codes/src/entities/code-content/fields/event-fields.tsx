import { atMost, TextArea, TextInput } from '@swapt/shared/ui';
import { Form } from 'antd';
import { MomentField } from '../../../parts/moment-field.js';
import { ZoneSelect } from '@swapt/shared/ui/zoned-moment';
import { t } from '@swapt/shared/text';

/** Moments are kept on the event's own clock while they are edited, so that a change of the zone leaves the hour as it was typed. */
export function EventFields() {
  return (
    <>
      <Form.Item
        name={['content', 'title']}
        label={t('Title')}
        rules={[{ required: true, whitespace: true, message: t('Give the event a title.') }, atMost(200)]}
      >
        <TextInput max={200} placeholder={t('Bread tasting')} />
      </Form.Item>
      <MomentField
        name={['content', 'starts']}
        label={t('Starts')}
        rules={[{ required: true, message: t('Choose when it starts.') }]}
      />
      <MomentField
        name={['content', 'ends']}
        label={t('Ends')}
        dependencies={[['content', 'starts']]}
        rules={[
          { required: true, message: t('Choose when it ends.') },
          ({ getFieldValue }) => ({
            validator: (_, end: string) =>
              end && end <= String(getFieldValue(['content', 'starts']))
                ? Promise.reject(new Error(t('The end must be after the start.')))
                : Promise.resolve(),
          }),
        ]}
      />
      <Form.Item
        name={['content', 'zone']}
        label={t('Time zone')}
        extra={t('The time zone where the event takes place.')}
        required
      >
        <ZoneSelect />
      </Form.Item>
      <Form.Item name={['content', 'place']} label={t('Place')} rules={[atMost(200)]}>
        <TextInput max={200} placeholder={t('Market Street 4')} />
      </Form.Item>
      <Form.Item
        name={['content', 'description']}
        label={t('Description')}
        style={{ marginBottom: 0 }}
        rules={[atMost(4000)]}
      >
        <TextArea max={4000} autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
    </>
  );
}
