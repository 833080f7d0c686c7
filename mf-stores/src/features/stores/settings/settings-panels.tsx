import type { Store } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { atMost, Panel, TextInput } from '@swapt/shared/ui';
import { WeekHoursField } from '@swapt/shared/ui/week-hours';
import { storeLimits } from '@swapt/shared/values';
import { Form } from 'antd';
import { ContactFields } from '../fields/contact-fields.js';
import { MethodsField } from '../fields/methods-field.js';
import { PlaceFields } from '../fields/place-fields.js';
import { TaxFields } from '../fields/tax-fields.js';
import { TermsField } from '../fields/terms-field.js';
import { CardChargeField } from './card-charge-field.js';
import { CategoriesField } from './categories-field.js';
import { ClosedDaysField } from './closed-days-field.js';
import { TeamField } from './team-field.js';

/** All settings of a store but its theme. */
export const SettingsPanels = ({ store }: { store: Store }) => (
  <>
    <Panel title={t('Contact')} lead={t('Shoppers see this, and reach you by it.')}>
      <ContactFields />
    </Panel>
    <Panel title={t('Place')}>
      <PlaceFields mayChangeCurrency={!store.steps_done.includes('open')} />
    </Panel>
    <Panel title={t('Opening hours')} lead={t('Shoppers see whether you are open now.')}>
      <Form.Item name="hours">
        <WeekHoursField />
      </Form.Item>
      <ClosedDaysField />
    </Panel>
    <Panel title={t('Delivery')} lead={t('How shoppers get what they buy.')}>
      <MethodsField store={store} />
    </Panel>
    <Panel title={t('Taxes')}>
      <TaxFields country={store.country} />
    </Panel>
    <Panel title={t('Card payments')}>
      <CardChargeField />
    </Panel>
    <Panel title={t('Orders')}>
      <TeamField />
    </Panel>
    <Panel
      title={t('Categories')}
      lead={t('Shoppers see the names of these catalogs above your products, in the order in which you choose them.')}
    >
      <CategoriesField />
    </Panel>
    <Panel title={t('Words for shoppers')}>
      <Form.Item
        name="pause_note"
        label={t('While the store is paused')}
        extra={t('For example: We are on holiday and back on Monday.')}
        rules={[atMost(storeLimits.sentence)]}
      >
        <TextInput max={storeLimits.sentence} />
      </Form.Item>
      <TermsField />
    </Panel>
  </>
);
