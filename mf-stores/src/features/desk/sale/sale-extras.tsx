import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { atMost, SmallForm, TextInput, useIsOnline } from '@swapt/shared/ui';
import { MoneyField, moneyRule, type TypedMoney } from '@swapt/shared/ui/money-field';
import { discountLimits } from '@swapt/shared/values';
import { Button, Form, Tag } from 'antd';
import type { ChangeCart } from '../use-cart.js';
import type { Cart } from './cart.js';
import { OffForm } from './off-form.js';

interface Props {
  cart: Cart;
  currency: string;
  change: ChangeCart;
}

/** What a sale may have beside its lines: something off, codes, a tip, an address for the receipt. */
export function SaleExtras({ cart, currency, change }: Props) {
  const { modal } = useShell();
  const isOnline = useIsOnline();
  const set = (changes: Partial<Cart>) => change((now) => ({ ...now, ...changes }));
  const ask = (title: string, content: (close: () => void) => React.ReactNode) => () => modal.open({ title, content });
  const openOff = ask(t('Take something off'), (close) => (
    <OffForm currency={currency} off={cart.off} onChange={(off) => set({ off })} close={close} />
  ));
  const openTip = ask(t('Tip'), (close) => (
    <TipForm currency={currency} onChange={(tip) => set({ tip })} close={close} />
  ));
  const openCode = ask(t('Discount code'), (close) => (
    <CodeForm
      onAdd={(code) => change((now) => ({ ...now, codes: [...new Set([...now.codes, code])] }))}
      close={close}
    />
  ));
  const openMail = ask(t('Receipt by mail'), (close) => (
    <MailForm email={cart.email} onChange={(email) => set({ email })} close={close} />
  ));
  return (
    <div className="desk-extras">
      {cart.off ? (
        <Tag closable onClose={() => set({ off: null })}>
          {t('Off: {reason}', { reason: cart.off.reason })}
        </Tag>
      ) : (
        <Button size="small" onClick={openOff}>
          {t('Discount')}
        </Button>
      )}
      {cart.codes.map((code) => (
        <Tag key={code} closable onClose={() => set({ codes: cart.codes.filter((one) => one !== code) })}>
          {code}
        </Tag>
      ))}
      <Button size="small" onClick={openCode} disabled={!isOnline || cart.codes.length >= discountLimits.codesAtOnce}>
        {t('Code')}
      </Button>
      {cart.tip > 0 ? (
        <Tag closable onClose={() => set({ tip: 0 })}>
          {t('Tip')}
        </Tag>
      ) : (
        <Button size="small" onClick={openTip}>
          {t('Tip')}
        </Button>
      )}
      {cart.email ? (
        <Tag closable onClose={() => set({ email: '' })}>
          {cart.email}
        </Tag>
      ) : (
        <Button size="small" onClick={openMail}>
          {t('Receipt by mail')}
        </Button>
      )}
    </div>
  );
}

function TipForm({
  currency,
  onChange,
  close,
}: {
  currency: string;
  onChange: (tip: number) => void;
  close: () => void;
}) {
  return (
    <SmallForm<{ tip: TypedMoney }>
      initialValues={{ tip: null }}
      fields={['tip']}
      save={async ({ tip }) => {
        if (tip && typeof tip === 'object') onChange(tip.amount);
        close();
      }}
      submitLabel={t('Add')}
      onCancel={close}
    >
      <Form.Item
        name="tip"
        label={t('Tip')}
        rules={[moneyRule({ currency, noun: t('The tip'), isRequired: true, min: 1 })]}
      >
        <MoneyField currency={currency} />
      </Form.Item>
    </SmallForm>
  );
}

function CodeForm({ onAdd, close }: { onAdd: (code: string) => void; close: () => void }) {
  return (
    <SmallForm<{ code: string }>
      initialValues={{ code: '' }}
      fields={['code']}
      save={async ({ code }) => {
        onAdd(code.trim());
        close();
      }}
      submitLabel={t('Add')}
      onCancel={close}
    >
      <Form.Item
        name="code"
        label={t('Code of the shopper')}
        rules={[{ required: true, whitespace: true, message: t('Type a code first.') }, atMost(discountLimits.code)]}
      >
        <TextInput max={discountLimits.code} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Form.Item>
    </SmallForm>
  );
}

interface MailProps {
  email: string;
  onChange: (email: string) => void;
  close: () => void;
}

const mostEmail = 254;

function MailForm({ email, onChange, close }: MailProps) {
  return (
    <SmallForm<{ email: string }>
      initialValues={{ email }}
      fields={['email']}
      save={async (values) => {
        onChange(values.email.trim());
        close();
      }}
      submitLabel={t('Take over')}
      onCancel={close}
    >
      <Form.Item
        name="email"
        label={t('E-mail address of the shopper')}
        extra={t('The receipt is sent as soon as the sale is made.')}
        rules={[
          { required: true, whitespace: true, message: t('Type an address first.') },
          { type: 'email', message: t('This does not look like an e-mail address.') },
          atMost(mostEmail),
        ]}
      >
        <TextInput max={mostEmail} type="email" inputMode="email" autoComplete="off" />
      </Form.Item>
    </SmallForm>
  );
}
