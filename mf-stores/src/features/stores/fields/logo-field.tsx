import type { Store } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { PictureButton } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { StoreLogo } from '../../../entities/stores/store-logo.js';

interface Props {
  value?: Store['logo'];
  onChange?: (logo: Store['logo']) => void;
}

/** The store's picture: uploaded as soon as it is chosen, in use once the form is saved. */
export const LogoField = ({ value = null, onChange }: Props) => (
  <Flex gap={space.md} align="center" wrap>
    <StoreLogo url={value?.url} size={64} />
    <PictureButton
      label={value ? t('Choose another picture') : t('Choose a picture')}
      fileLabel={t('Logo file')}
      onUploaded={({ url, width, height }) => onChange?.({ url, width, height, alt: '' })}
    />
    {value && <Button onClick={() => onChange?.(null)}>{t('Remove the logo')}</Button>}
  </Flex>
);
