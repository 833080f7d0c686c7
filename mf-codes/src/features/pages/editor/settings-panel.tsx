import { languageNames } from '@swapt/shared/messages';
import { space } from '@swapt/shared/tokens';
import { Heading } from '@swapt/shared/ui';
import { Flex, Select, Switch } from 'antd';
import { t } from '@swapt/shared/text';
import { ColourField } from '../../../parts/colour-field.js';
import { ChoiceField } from './fields/choice-field.js';
import { Field } from './fields/field.js';
import { LinkField } from './fields/link-field.js';
import { PictureField } from './fields/picture-field.js';
import { LineField, TextField } from './fields/text-fields.js';
import { errorsBelow, type DocumentErrors } from './field-errors.js';
import { useBlocks } from './blocks/use-blocks.js';
import { useLanguage } from './use-language.js';

const headings = [
  { value: 'serif', label: t('Serif') },
  { value: 'sans', label: t('Sans serif') },
] as const;

/** Those that the product's own words are in come first. */
const spoken: readonly string[] = languageNames;
const languages = [...spoken, 'cs', 'da', 'he', 'it', 'ja', 'nl', 'pl', 'pt', 'sv', 'tr', 'uk', 'zh'];
const isSpoken = (language: string) => spoken.includes(language.split('-')[0] ?? '');

/** A language with the name it has for itself. */
const languageOption = (value: string) => ({
  value,
  label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
});

/** What the page is as a whole. */
export function SettingsPanel({ errors: { settings: errors } }: { errors: DocumentErrors }) {
  const { settings, set } = useBlocks();
  const change = (part: Partial<typeof settings>) => set({ ...settings, ...part });
  const { title, description, image, findable = false, theme, return: back } = settings;
  const { language, isChanging, change: changeLanguage } = useLanguage();
  const known = languages.includes(language) ? languages : [language, ...languages];
  return (
    <>
      <LineField
        label={t('Title')}
        help={t('People see it in the browser tab and when someone shares the link.')}
        value={title}
        max={120}
        error={errors.title}
        onChange={(text) => change({ title: text })}
      />
      <TextField
        label={t('Description')}
        help={t('One or two sentences for search engines and shared links.')}
        value={description}
        max={300}
        error={errors.description}
        onChange={(text) => change({ description: text })}
      />
      <PictureField
        label={t('Picture of shared links')}
        help={
          image ? undefined : t('If you choose none, we use the first picture on the page, or draw one with its title.')
        }
        value={image}
        errors={errorsBelow(errors, 'image')}
        onChange={(picture) => change({ image: picture })}
      />
      <Field
        label={t('Let search engines list this page')}
        help={
          findable
            ? t(
                'They may list it once you publish. They are not told of it while one of its codes asks for something first, is over or has not started.',
              )
            : t('Only people with your code or the link find it.')
        }
        error={errors.findable}
      >
        {(control) => <Switch {...control} checked={findable} onChange={(next) => change({ findable: next })} />}
      </Field>
      <Field
        label={t('Language of the page')}
        help={
          isSpoken(language)
            ? t(
                'Write your texts in this language. Sample texts, dates, form errors and the links at the end of the page follow it.',
              )
            : t(
                'Write your texts in this language. Sample texts, dates, form errors and the links at the end of the page are in English for now.',
              )
        }
        error={errors.language}
      >
        {(control) => (
          <Select
            {...control}
            value={language}
            options={known.map(languageOption)}
            loading={isChanging}
            disabled={isChanging}
            onChange={(next: string) => void changeLanguage(next)}
          />
        )}
      </Field>
      <Flex wrap gap={space.md} style={{ marginBottom: space.md }}>
        <ColourField
          label={t('Accent colour')}
          value={theme.accent}
          onChange={(accent) => change({ theme: { ...theme, accent } })}
        />
        <ColourField
          label={t('Background')}
          value={theme.background}
          onChange={(background) => change({ theme: { ...theme, background } })}
        />
      </Flex>
      <ChoiceField
        label={t('Headings')}
        value={theme.headings}
        options={headings}
        onChange={(next) => change({ theme: { ...theme, headings: next } })}
      />
      <div style={{ margin: `${space.lg}px 0 ${space.md}px` }}>
        <Heading level={2}>{t('After people send a form')}</Heading>
      </div>
      <LineField
        label={t('Thank-you heading')}
        value={back.title}
        max={120}
        error={errors['return.title']}
        onChange={(text) => change({ return: { ...back, title: text } })}
      />
      <TextField
        label={t('Thank-you text')}
        value={back.text}
        max={2000}
        error={errors['return.text']}
        onChange={(text) => change({ return: { ...back, text } })}
      />
      <LineField
        label={t('Button label')}
        help={t('Leave it empty for no button.')}
        value={back.label}
        max={60}
        error={errors['return.label']}
        onChange={(label) => change({ return: { ...back, label } })}
      />
      <LinkField
        label={t('The button leads to')}
        value={back.link}
        error={errors['return.link']}
        onChange={(link) => change({ return: { ...back, link } })}
      />
    </>
  );
}
