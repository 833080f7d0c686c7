import { Form, Input } from 'antd';
import { MomentField } from '../../../parts/moment-field.js';
import { ZoneSelect } from '../../../parts/zone-select.js';

/** Moments are kept on the event's own clock while they are edited, so that a change of the zone leaves the hour as it was typed. */
export function EventFields() {
  return (
    <>
      <Form.Item
        name={['content', 'title']}
        label="Title"
        rules={[{ required: true, whitespace: true, message: 'Give the event a title.' }]}
      >
        <Input maxLength={200} placeholder="Bread tasting" />
      </Form.Item>
      <MomentField
        name={['content', 'starts']}
        label="Starts"
        rules={[{ required: true, message: 'Choose when it starts.' }]}
      />
      <MomentField
        name={['content', 'ends']}
        label="Ends"
        dependencies={[['content', 'starts']]}
        rules={[
          { required: true, message: 'Choose when it ends.' },
          ({ getFieldValue }) => ({
            validator: (_, end: string) =>
              end && end <= String(getFieldValue(['content', 'starts']))
                ? Promise.reject(new Error('The end must be after the start.'))
                : Promise.resolve(),
          }),
        ]}
      />
      <Form.Item
        name={['content', 'zone']}
        label="Time zone"
        extra="The time zone where the event takes place."
        required
      >
        <ZoneSelect />
      </Form.Item>
      <Form.Item name={['content', 'place']} label="Place">
        <Input maxLength={200} placeholder="Market Street 4" />
      </Form.Item>
      <Form.Item name={['content', 'description']} label="Description" style={{ marginBottom: 0 }}>
        <Input.TextArea maxLength={4000} autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
    </>
  );
}
