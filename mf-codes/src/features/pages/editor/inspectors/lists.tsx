import type { BlockProps } from '@swapt/shared/contract';
import { networks, NetworkMark } from '@swapt/shared/page';
import { space } from '@swapt/shared/tokens';
import { socialNetworks } from '@swapt/shared/values';
import { Flex, Select } from 'antd';
import { t } from '@swapt/shared/text';
import { errorsBelow } from '../field-errors.js';
import { ChoiceField } from '../fields/choice-field.js';
import { Field } from '../fields/field.js';
import { LinkField } from '../fields/link-field.js';
import { ListField } from '../fields/list-field.js';
import { PictureField } from '../fields/picture-field.js';
import { LineField } from '../fields/text-fields.js';
import type { Inspected } from './inspector.js';
import { TitleField } from './title-field.js';

type Entry = BlockProps['links']['links'][number];

export function LinksFields({ props, change, errors }: Inspected<'links'>) {
  return (
    <>
      <TitleField props={props} change={change} errors={errors} />
      <ListField<Entry>
        label={t('Links')}
        noun={t('link')}
        value={props.links}
        most={60}
        errors={errorsBelow(errors, 'links')}
        make={() => ({ label: '', text: '', link: '', picture: null })}
        nameOf={({ label }) => label}
        onChange={(links) => change({ links })}
      >
        {(entry, changeEntry, own) => (
          <>
            <LineField
              label={t('Label')}
              value={entry.label}
              max={120}
              error={own.label}
              onChange={(label) => changeEntry({ label })}
            />
            <LinkField
              label={t('Leads to')}
              value={entry.link}
              error={own.link}
              onChange={(link) => changeEntry({ link })}
            />
            <LineField
              label={t('Text below')}
              value={entry.text}
              max={200}
              error={own.text}
              onChange={(text) => changeEntry({ text })}
            />
            <PictureField
              label={t('Small picture')}
              value={entry.picture}
              errors={errorsBelow(own, 'picture')}
              onChange={(picture) => changeEntry({ picture })}
            />
          </>
        )}
      </ListField>
    </>
  );
}

type Product = BlockProps['product']['products'][number];
const layouts = [
  { value: 'cards', label: t('Cards') },
  { value: 'list', label: t('List') },
] as const;

export function ProductFields({ props, change, errors }: Inspected<'product'>) {
  return (
    <>
      <TitleField props={props} change={change} errors={errors} />
      <ListField<Product>
        label={t('Products')}
        noun={t('product')}
        value={props.products}
        most={80}
        errors={errorsBelow(errors, 'products')}
        make={() => ({ name: '', text: '', price: '', link: '', picture: null })}
        nameOf={({ name }) => name}
        onChange={(products) => change({ products })}
      >
        {(product, changeProduct, own) => (
          <>
            <LineField
              label={t('Name')}
              value={product.name}
              max={120}
              error={own.name}
              onChange={(name) => changeProduct({ name })}
            />
            <LineField
              label={t('Price')}
              value={product.price}
              max={40}
              placeholder="4.50"
              error={own.price}
              onChange={(price) => changeProduct({ price })}
            />
            <LineField
              label={t('Description')}
              value={product.text}
              max={400}
              error={own.text}
              onChange={(text) => changeProduct({ text })}
            />
            <PictureField
              label={t('Picture')}
              value={product.picture}
              errors={errorsBelow(own, 'picture')}
              onChange={(picture) => changeProduct({ picture })}
            />
            <LinkField
              label={t('Leads to')}
              value={product.link}
              error={own.link}
              onChange={(link) => changeProduct({ link })}
            />
          </>
        )}
      </ListField>
      <ChoiceField
        label={t('Shown as')}
        value={props.layout}
        options={layouts}
        onChange={(layout) => change({ layout })}
      />
    </>
  );
}

type Account = BlockProps['social']['accounts'][number];
const choices = socialNetworks.map((value) => ({
  value,
  label: (
    <Flex align="center" gap={space.sm}>
      <NetworkMark network={value} size={16} />
      {networks[value].name}
    </Flex>
  ),
}));

export function SocialFields({ props, change, errors }: Inspected<'social'>) {
  return (
    <>
      <TitleField props={props} change={change} errors={errors} />
      <ListField<Account>
        label={t('Accounts')}
        noun={t('account')}
        value={props.accounts}
        most={12}
        errors={errorsBelow(errors, 'accounts')}
        make={() => ({ network: 'instagram', link: '' })}
        nameOf={({ network }) => networks[network].name}
        onChange={(accounts) => change({ accounts })}
      >
        {(account, changeAccount, own) => (
          <>
            <Field label={t('Network')} error={own.network}>
              {(control) => (
                <Select
                  {...control}
                  value={account.network}
                  options={choices}
                  onChange={(network) => changeAccount({ network })}
                />
              )}
            </Field>
            <LinkField
              label={t('Address of the account')}
              value={account.link}
              error={own.link}
              onChange={(link) => changeAccount({ link })}
            />
          </>
        )}
      </ListField>
    </>
  );
}
