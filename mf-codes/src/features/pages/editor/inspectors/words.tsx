import type { BlockProps } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { errorsBelow } from '../field-errors.js';
import { ChoiceField } from '../fields/choice-field.js';
import { LinkField } from '../fields/link-field.js';
import { ListField } from '../fields/list-field.js';
import { PictureField } from '../fields/picture-field.js';
import { LineField } from '../fields/text-fields.js';
import { BodyField } from './body-field.js';
import { ButtonList } from './button-list.js';
import type { Inspected } from './inspector.js';
import { TitleField } from './title-field.js';

const aligns = [
  { value: 'left', label: t('Left') },
  { value: 'center', label: t('Centre') },
] as const;

const layouts = [
  { value: 'plain', label: t('Above') },
  { value: 'side', label: t('Beside') },
  { value: 'half', label: t('Half') },
  { value: 'cover', label: t('Behind') },
] as const;

export function HeroFields({ props, change, errors }: Inspected<'hero'>) {
  return (
    <>
      <TitleField props={props} change={change} errors={errors} />
      <BodyField props={props} change={change} errors={errors} />
      <PictureField
        label={t('Picture')}
        value={props.picture}
        errors={errorsBelow(errors, 'picture')}
        onChange={(picture) => change({ picture })}
      />
      {props.picture && (
        <ChoiceField
          label={t('Picture position')}
          value={props.layout}
          options={layouts}
          onChange={(layout) => change({ layout })}
        />
      )}
      <ChoiceField
        label={t('Text alignment')}
        value={props.align}
        options={aligns}
        onChange={(align) => change({ align })}
      />
      <ButtonList
        value={props.buttons}
        most={3}
        errors={errorsBelow(errors, 'buttons')}
        onChange={(buttons) => change({ buttons })}
      />
    </>
  );
}

type Row = BlockProps['text']['rows'][number];

export function TextFields({ props, change, errors }: Inspected<'text'>) {
  return (
    <>
      <TitleField props={props} change={change} errors={errors} />
      <BodyField props={props} change={change} errors={errors} />
      <ChoiceField
        label={t('Text alignment')}
        value={props.align}
        options={aligns}
        onChange={(align) => change({ align })}
      />
      <ListField<Row>
        label={t('Rows, such as days and hours')}
        noun={t('row')}
        value={props.rows}
        most={40}
        errors={errorsBelow(errors, 'rows')}
        make={() => ({ label: '', value: '' })}
        nameOf={({ label }) => label}
        onChange={(rows) => change({ rows })}
      >
        {(row, changeRow, rowErrors) => (
          <>
            <LineField
              label={t('Left')}
              value={row.label}
              max={120}
              placeholder={t('Monday')}
              error={rowErrors.label}
              onChange={(label) => changeRow({ label })}
            />
            <LineField
              label={t('Right')}
              value={row.value}
              max={200}
              placeholder={t('9 to 18')}
              error={rowErrors.value}
              onChange={(value) => changeRow({ value })}
            />
          </>
        )}
      </ListField>
    </>
  );
}

export function ButtonsFields({ props, change, errors }: Inspected<'buttons'>) {
  return (
    <>
      <ButtonList
        value={props.buttons}
        most={8}
        errors={errorsBelow(errors, 'buttons')}
        onChange={(buttons) => change({ buttons })}
      />
      <ChoiceField
        label={t('Button alignment')}
        value={props.align}
        options={aligns}
        onChange={(align) => change({ align })}
      />
    </>
  );
}

export function ConsentFields({ props, change, errors }: Inspected<'consent'>) {
  return (
    <>
      <TitleField props={props} change={change} errors={errors} />
      <BodyField props={props} change={change} errors={errors} />
      <LineField
        label={t('Link label')}
        value={props.label}
        max={60}
        placeholder={t('Read more')}
        error={errors.label}
        onChange={(label) => change({ label })}
      />
      <LinkField label={t('Leads to')} value={props.link} error={errors.link} onChange={(link) => change({ link })} />
    </>
  );
}
