import type { QrStyle } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { radius, space } from '@swapt/shared/tokens';
import { PictureButton } from '@swapt/shared/ui';
import { Button, Flex, Slider, Typography } from 'antd';
import { useId } from 'react';
import { t } from '@swapt/shared/text';

import { imageUrl } from '../../parts/image-url.js';

interface Props {
  value: QrStyle;
  onChange: (style: QrStyle) => void;
}

/** A picture in the middle of the code. Adding one raises the error correction, as it hides a part of the code. */
export function LogoField({ value, onChange }: Props) {
  const { session } = useShell();
  const id = useId();
  const { logo } = value;

  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} style={{ marginBottom: space.sm }}>
        {t('Logo')}
      </div>
      <Flex wrap gap={space.md} align="center">
        {logo && (
          <img
            src={imageUrl(session.org.org_id, logo.image_id)}
            alt={t('Your logo')}
            width={48}
            height={48}
            style={{ objectFit: 'contain', borderRadius: radius }}
          />
        )}
        <PictureButton
          label={logo ? t('Change logo') : t('Add a logo')}
          fileLabel={t('Logo file')}
          onUploaded={({ image_id }) => onChange({ ...value, level: 'H', logo: { image_id, size: logo?.size ?? 0.2 } })}
        />
        {logo && (
          <>
            <Flex align="center" gap={space.sm}>
              <span>{t('Size')}</span>
              <Slider
                ariaLabelForHandle={t('Logo size')}
                min={10}
                max={30}
                value={Math.round(logo.size * 100)}
                tooltip={{ formatter: (percent = 0) => t('{percent} % of the width', { percent }) }}
                onChange={(percent) => onChange({ ...value, logo: { ...logo, size: percent / 100 } })}
                style={{ width: 120 }}
              />
            </Flex>
            <Button type="text" onClick={() => onChange({ ...value, logo: undefined })}>
              {t('Remove')}
            </Button>
          </>
        )}
      </Flex>
      <Typography.Text type="secondary" style={{ fontSize: 13 }}>
        {t('PNG, JPEG, WebP, GIF or SVG up to 5 MB.')}
      </Typography.Text>
    </div>
  );
}
