import type { PageFilm } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { filmMedia } from '@swapt/shared/values';
import { FileButton, toBase64 } from '@swapt/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useId } from 'react';
import { t } from '@swapt/shared/text';
import { ChoiceField } from './choice-field.js';

interface Props {
  value: PageFilm | null;
  onChange: (film: PageFilm | null) => void;
}

const shapes = [
  { value: 'wide', label: t('Wide') },
  { value: 'square', label: t('Square') },
  { value: 'tall', label: t('Tall') },
] as const;

/** An uploaded film, and how it stands on the page. */
export function FilmField({ value, onChange }: Props) {
  const { call } = useShell();
  const id = useId();

  const store = async (file: File) => {
    const { data } = await call('files.upload', {
      name: file.name,
      body: await toBase64(file),
    });
    // The server tells by its contents what it is; some other file that it takes is no film.
    const media = filmMedia.find((one) => one === data.media);
    if (!media) throw new Error(`${data.media} is not a video`);
    return { data: { url: data.url, media, shape: value?.shape ?? ('wide' as const) } };
  };

  return (
    <div role="group" aria-labelledby={id} style={{ marginBottom: space.md }}>
      <div id={id} style={{ marginBottom: space.sm }}>
        {t(' Video ')}
      </div>
      <Flex wrap gap={space.sm} style={{ marginBottom: space.sm }}>
        <FileButton
          label={value ? t('Change') : t('Upload a video')}
          fileLabel={t('Video file')}
          accept="video/mp4,video/webm,video/quicktime"
          noun={t('video')}
          maxMegabytes={20}
          store={store}
          onStored={onChange}
        />
        {value && (
          <>
            <Button type="text" href={value.url} target="_blank" rel="noreferrer">
              {t('Watch')}
            </Button>
            <Button type="text" onClick={() => onChange(null)}>
              {t('Remove')}
            </Button>
          </>
        )}
      </Flex>
      {value ? (
        <ChoiceField
          label={t('Shape')}
          value={value.shape}
          options={shapes}
          onChange={(shape) => onChange({ ...value, shape })}
        />
      ) : (
        <Typography.Text type="secondary">
          {t('MP4 or WebM, up to 20 MB. It plays directly on your page.')}
        </Typography.Text>
      )}
    </div>
  );
}
