import type { PagePicture } from '@swapt/shared/contract';
import { radius, space } from '@swapt/shared/tokens';
import { PictureButton } from '@swapt/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useId } from 'react';
import { t } from '@swapt/shared/text';
import type { FieldProps } from './field.js';
import { LineField } from './text-fields.js';

interface Props extends Omit<FieldProps<PagePicture | null>, 'error'> {
  errors?: Record<string, string>;
}

/** An uploaded picture, and in words what it shows. */
export function PictureField({ label, value, onChange, errors = {}, help }: Props) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} style={{ marginBottom: space.md }}>
      <div id={id} style={{ marginBottom: space.sm }}>
        {label}
      </div>
      <Flex vertical gap={space.sm}>
        {value && (
          <img
            src={value.url}
            alt={value.alt}
            style={{ width: '100%', maxHeight: 140, objectFit: 'contain', borderRadius: radius }}
          />
        )}
        <Flex wrap gap={space.sm}>
          <PictureButton
            label={value ? t('Change') : t('Add a picture')}
            fileLabel={t('File for {label}', { label: label.toLowerCase() })}
            onUploaded={({ url, width, height }) => onChange({ url, width, height, alt: value?.alt ?? '' })}
          />
          {value && (
            <Button type="text" onClick={() => onChange(null)}>
              {t('Remove')}
            </Button>
          )}
        </Flex>
        {help && <Typography.Text type="secondary">{help}</Typography.Text>}
        {value && (
          <LineField
            label={t('Picture description')}
            help={t(
              'Screen readers read it to people who cannot see the picture. Leave it empty if the picture is only decoration.',
            )}
            value={value.alt}
            max={200}
            error={errors.alt}
            onChange={(alt) => onChange({ ...value, alt })}
          />
        )}
      </Flex>
    </div>
  );
}
