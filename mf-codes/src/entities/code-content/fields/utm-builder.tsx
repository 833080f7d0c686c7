import { space } from '@swapt/shared/tokens';
import { TextInput } from '@swapt/shared/ui';
import { Collapse, Form } from 'antd';
import { t } from '@swapt/shared/text';
import { readUtm, takesUtm, utmFields, writeUtm, type UtmField } from './utm.js';

const labels: Record<UtmField, { label: string; placeholder: string }> = {
  source: { label: t('Source'), placeholder: 'table-tent' },
  medium: { label: t('Medium'), placeholder: 'qr' },
  campaign: { label: t('Campaign'), placeholder: 'spring-menu' },
  term: { label: t('Term'), placeholder: 'lunch' },
  content: { label: t('Content'), placeholder: 'blue-poster' },
};

/** Fields that write the query of a destination, for the statistics of the site it leads to. */
export function UtmBuilder({ target, onChange }: { target: string; onChange: (target: string) => void }) {
  const values = readUtm(target);
  const isOpen = utmFields.some((field) => values[field] !== '');
  if (!takesUtm(target)) return null;
  return (
    <Collapse
      ghost
      size="small"
      defaultActiveKey={isOpen ? 'utm' : undefined}
      items={[
        {
          key: 'utm',
          label: t('Add UTM tags to see where visitors come from'),
          children: (
            <div
              style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: space.sm }}
            >
              {utmFields.map((field) => (
                <Form.Item key={field} label={labels[field].label} htmlFor={`utm-${field}`} style={{ margin: 0 }}>
                  <TextInput
                    id={`utm-${field}`}
                    max={120}
                    placeholder={labels[field].placeholder}
                    value={values[field]}
                    onChange={(event) => onChange(writeUtm(target, field, event.target.value))}
                  />
                </Form.Item>
              ))}
            </div>
          ),
        },
      ]}
    />
  );
}
