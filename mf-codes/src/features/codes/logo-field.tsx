import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { ApiError } from '@swapt/shared/client';
import type { QrStyle } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { radius, space } from '@swapt/shared/tokens';
import { Button, Flex, Slider, Typography } from 'antd';
import { useId, useRef, useState } from 'react';
import { useUploadImage } from './codes.queries.js';
import { imageUrl } from './image-url.js';
import { toBase64 } from './base64.js';

const largest = 5 * 1024 * 1024;

interface Props {
  value: QrStyle;
  onChange: (style: QrStyle) => void;
}

/** A picture in the middle of the code. Adding one raises the error correction, as it hides a part of the code. */
export function LogoField({ value, onChange }: Props) {
  const { session } = useShell();
  const upload = useUploadImage();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const id = useId();
  const { logo } = value;

  const choose = async (file: File) => {
    setProblem('');
    if (file.size > largest) {
      setProblem('This picture is larger than 5 MB. Choose a smaller one.');
      return;
    }
    try {
      const body = await toBase64(file);
      const { data } = await upload.mutateAsync({ org_id: session.org.org_id, name: file.name, body });
      onChange({ ...value, level: 'H', logo: { image_id: data.image_id, size: logo?.size ?? 0.2 } });
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'This file could not be read. Choose another one.');
    }
  };

  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} style={{ marginBottom: space.sm }}>
        Logo
      </div>
      <Flex wrap gap={space.md} align="center">
        {logo && (
          <img
            src={imageUrl(session.org.org_id, logo.image_id)}
            alt="Your logo"
            width={48}
            height={48}
            style={{ objectFit: 'contain', borderRadius: radius }}
          />
        )}
        <Button icon={<UploadOutlined />} loading={upload.isPending} onClick={() => input.current?.click()}>
          {logo ? 'Change logo' : 'Add a logo'}
        </Button>
        <input
          ref={input}
          type="file"
          aria-label="Logo file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          style={{ display: 'none' }}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void choose(file);
          }}
        />
        {logo && (
          <>
            <Flex align="center" gap={space.sm}>
              <span>Size</span>
              <Slider
                ariaLabelForHandle="Logo size"
                min={10}
                max={30}
                value={Math.round(logo.size * 100)}
                tooltip={{ formatter: (percent) => `${percent} % of the width` }}
                onChange={(percent) => onChange({ ...value, logo: { ...logo, size: percent / 100 } })}
                style={{ width: 120 }}
              />
            </Flex>
            <Button type="text" onClick={() => onChange({ ...value, logo: undefined })}>
              Remove
            </Button>
          </>
        )}
      </Flex>
      {problem ? (
        <Typography.Text type="danger" role="alert">
          {problem}
        </Typography.Text>
      ) : (
        <Typography.Text type="secondary" style={{ fontSize: 13 }}>
          PNG, JPEG, WebP or SVG up to 5 MB.
        </Typography.Text>
      )}
    </div>
  );
}
