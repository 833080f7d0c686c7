import { useShell } from '@swapt/shared/sdk';
import { radius, space } from '@swapt/shared/tokens';
import { PictureButton } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { t } from '@swapt/shared/text';
import { imageUrl } from '../../../parts/image-url.js';

interface Props {
  /** Both are given by the form's field. */
  value?: string;
  onChange?: (imageId: string | undefined) => void;
}

/** One picture, uploaded from this device. */
export function PictureField({ value, onChange = () => {} }: Props) {
  const { session } = useShell();
  return (
    <Flex wrap gap={space.md} align="center">
      {value && (
        <img
          src={imageUrl(session.org.org_id, value)}
          alt={t('The chosen picture')}
          width={64}
          height={64}
          style={{ objectFit: 'cover', borderRadius: radius }}
        />
      )}
      <PictureButton
        label={value ? t('Change picture') : t('Add a picture')}
        fileLabel={t('Picture file')}
        onUploaded={({ image_id }) => onChange(image_id)}
      />
      {value && (
        <Button type="text" onClick={() => onChange(undefined)}>
          {t('Remove')}
        </Button>
      )}
    </Flex>
  );
}
