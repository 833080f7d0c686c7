import type { Page } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { atMost, savedWords, SmallForm, TextInput } from '@swapt/shared/ui';
import { nameMaxLength, pageNameRule } from '@swapt/shared/values';
import { Form } from 'antd';
import { t } from '@swapt/shared/text';
import { withoutScheme } from '../../../parts/short-address.js';
import { useChangePage } from '../pages.queries.js';

/** What people call the fields, in a sentence. */
const words = { name: t('name'), page_name: t('name in its address') } as const;

interface Props {
  page: Page;
  onSaved: (page: Page) => void;
  close: () => void;
}

/** How the team calls the page, and the name in its address. */
export function NameForm({ page, onSaved, close }: Props) {
  const { settings, notify } = useShell();
  const update = useChangePage('pages.update', { shownByForm: true });
  const { page_id } = page;

  const save = async (values: { name: string; page_name: string }) => {
    const name = values.name.trim();
    const page_name = values.page_name.trim() || null;
    const data = {
      name: name === page.name ? undefined : name,
      page_name: page_name === page.page_name ? undefined : page_name,
    };
    const saved = (await update.mutateAsync({ page_id, data })).data;
    onSaved(saved);
    notify.success(savedWords({ name: saved.name, fields: words, before: page, after: saved }));
    close();
  };

  return (
    <SmallForm
      initialValues={{ name: page.name, page_name: page.page_name ?? '' }}
      fields={['name', 'page_name']}
      save={save}
      submitLabel={t('Save')}
      onCancel={close}
    >
      <Form.Item
        name="name"
        label={t('Name')}
        extra={t('The name your team uses. Visitors do not see it.')}
        rules={[{ required: true, whitespace: true, message: t('Give the page a name.') }, atMost(nameMaxLength)]}
      >
        <TextInput max={nameMaxLength} />
      </Form.Item>
      <Form.Item
        name="page_name"
        label={t('Name in its address (optional)')}
        extra={t('Choose a name that is easy to say and type. Codes lead to the page with or without it.')}
        normalize={(typed: string) => typed.toLowerCase().replaceAll(' ', '-')}
        rules={[
          {
            pattern: new RegExp(pageNameRule.pattern),
            message: t('Use lower-case letters, digits, hyphens and underscores, and start with a letter or digit.'),
          },
          {
            min: pageNameRule.minLength,
            message: t('Use at least {minLength} characters.', { minLength: pageNameRule.minLength }),
          },
          atMost(pageNameRule.maxLength),
        ]}
      >
        <TextInput
          max={pageNameRule.maxLength}
          addonBefore={`${withoutScheme(settings.publicUrl)}/pitviper/`}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('spring-menu')}
        />
      </Form.Item>
    </SmallForm>
  );
}
