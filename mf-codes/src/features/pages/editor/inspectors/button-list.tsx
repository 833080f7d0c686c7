import type { BlockProps } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { ChoiceField } from '../fields/choice-field.js';
import { LinkField } from '../fields/link-field.js';
import { ListField } from '../fields/list-field.js';
import { LineField } from '../fields/text-fields.js';
import { usePageSamples } from '../page-samples.js';

type Button = BlockProps['buttons']['buttons'][number];

interface Props {
  value: readonly Button[];
  onChange: (buttons: Button[]) => void;
  errors: Record<string, string>;
  most: number;
}

const buttonStyles = [
  { value: 'solid', label: t('Filled') },
  { value: 'outline', label: t('Outline') },
] as const;

export function ButtonList(props: Props) {
  const firstLabel = usePageSamples()?.newPage.button ?? '';
  return (
    <ListField<Button>
      {...props}
      label={t('Buttons')}
      noun={t('button')}
      make={() => ({ label: firstLabel, link: '', look: 'solid' })}
      nameOf={({ label }) => label}
    >
      {({ label, link, look: style }, change, errors) => (
        <>
          <LineField
            label={t('Label')}
            value={label}
            max={60}
            error={errors.label}
            onChange={(label) => change({ label })}
          />
          <LinkField label={t('Leads to')} value={link} error={errors.link} onChange={(link) => change({ link })} />
          <ChoiceField
            label={t('Style')}
            value={style}
            options={buttonStyles}
            onChange={(style) => change({ look: style })}
          />
        </>
      )}
    </ListField>
  );
}
