import type { BlockProps } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { errorsBelow } from '../field-errors.js';
import { ChoiceField } from '../fields/choice-field.js';
import { FilmField } from '../fields/film-field.js';
import { LinkField } from '../fields/link-field.js';
import { ListField } from '../fields/list-field.js';
import { PictureField } from '../fields/picture-field.js';
import { LineField } from '../fields/text-fields.js';
import type { Inspected } from './inspector.js';
import { TitleField } from './title-field.js';

const widths = [
  { value: 'text', label: t('Text width') },
  { value: 'wide', label: t('Wide') },
] as const;

export function ImageFields({ props, change, errors }: Inspected<'image'>) {
  return (
    <>
      <PictureField
        label={t('Picture')}
        value={props.picture}
        errors={errorsBelow(errors, 'picture')}
        onChange={(picture) => change({ picture })}
      />
      <LineField
        label={t('Caption')}
        value={props.caption}
        max={300}
        error={errors.caption}
        onChange={(caption) => change({ caption })}
      />
      <LinkField
        label={t('Leads to')}
        help={t('Leave it empty if the picture is not a link.')}
        value={props.link}
        error={errors.link}
        onChange={(link) => change({ link })}
      />
      <ChoiceField label={t('Width')} value={props.width} options={widths} onChange={(width) => change({ width })} />
    </>
  );
}

type Framed = BlockProps['gallery']['pictures'][number];
const columns = [2, 3, 4].map((count) => ({ value: count, label: String(count) }));

export function GalleryFields({ props, change, errors }: Inspected<'gallery'>) {
  return (
    <>
      <TitleField props={props} change={change} errors={errors} />
      <ListField<Framed>
        label={t('Pictures')}
        noun={t('picture')}
        value={props.pictures}
        most={40}
        errors={errorsBelow(errors, 'pictures')}
        make={() => ({ picture: null, caption: '' })}
        nameOf={({ caption, picture }) => caption || (picture?.alt ?? '')}
        onChange={(pictures) => change({ pictures })}
      >
        {(framed, changeFramed, own) => (
          <>
            <PictureField
              label={t('Picture')}
              value={framed.picture}
              errors={errorsBelow(own, 'picture')}
              onChange={(picture) => changeFramed({ picture })}
            />
            <LineField
              label={t('Caption')}
              value={framed.caption}
              max={300}
              error={own.caption}
              onChange={(caption) => changeFramed({ caption })}
            />
          </>
        )}
      </ListField>
      <ChoiceField
        label={t('Pictures in a row, on a wide screen')}
        value={props.columns}
        options={columns}
        onChange={(count) => change({ columns: count })}
      />
    </>
  );
}

export function VideoFields({ props, change, errors }: Inspected<'video'>) {
  return (
    <>
      <TitleField props={props} change={change} errors={errors} />
      <FilmField value={props.film ?? null} onChange={(film) => change({ film })} />
      {!props.film && (
        <LinkField
          label={t('Or the address of the video')}
          help={t(
            'A link to the video, for example on YouTube or Vimeo. The video opens there, so your page sets no third-party cookies.',
          )}
          value={props.link}
          error={errors.link}
          onChange={(link) => change({ link })}
        />
      )}
      <PictureField
        label={t('Picture of the video')}
        value={props.picture}
        errors={errorsBelow(errors, 'picture')}
        onChange={(picture) => change({ picture })}
      />
      <LineField
        label={t('Description')}
        value={props.text}
        max={300}
        error={errors.text}
        onChange={(text) => change({ text })}
      />
    </>
  );
}
