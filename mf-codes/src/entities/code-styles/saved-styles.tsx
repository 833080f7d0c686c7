import CloseOutlined from '@ant-design/icons/CloseOutlined';
import SaveOutlined from '@ant-design/icons/SaveOutlined';
import type { CodeStyle, QrStyle } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { useDangerConfirm } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { t } from '@swapt/shared/text';
import { NamingForm } from '../../parts/naming-form.js';
import { useDeleteStyle, useSavedStyles, useSaveStyle } from './code-styles.queries.js';
import { StyleButton } from './style-button.js';
import { styleGrid } from './preset-picker.js';

interface Props {
  value: QrStyle;
  onPick: (style: QrStyle) => void;
}

/** Styles that the organization has saved, each with its logo, and the button that saves this one. */
export function SavedStyles({ value, onPick }: Props) {
  const { modal } = useShell();
  const styles = useSavedStyles().data ?? [];
  const open = () =>
    modal.open({ title: t('Save this style'), content: (close) => <SaveForm style={value} close={close} /> });
  return (
    <Flex vertical gap={space.sm}>
      {styles.length > 0 && (
        <div role="group" aria-label={t('Your styles')} style={styleGrid}>
          {styles.map((saved) => (
            <SavedStyle key={saved.style_id} saved={saved} value={value} onPick={onPick} />
          ))}
        </div>
      )}
      <Button icon={<SaveOutlined aria-hidden />} onClick={open} style={{ alignSelf: 'flex-start' }}>
        {t('Save this style')}
      </Button>
    </Flex>
  );
}

function SavedStyle({ saved, value, onPick }: Props & { saved: CodeStyle }) {
  const { notify } = useShell();
  const confirm = useDangerConfirm();
  const remove = useDeleteStyle();
  const { style_id, name, style } = saved;
  const ask = async () => {
    const text = t('Codes with this style keep it. You can no longer choose it for new codes.');
    if (!(await confirm(t('Delete the style “{name}”?', { name }), text, t('Delete')))) return;
    remove.mutate({ style_id }, { onSuccess: () => notify.success(t('The style “{name}” was deleted.', { name })) });
  };
  return (
    <div style={{ position: 'relative' }}>
      <StyleButton
        name={name}
        style={style}
        isChosen={JSON.stringify(style) === JSON.stringify(value)}
        onPick={() => onPick(style)}
      />
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={t('Delete the style {name}', { name })}
        onClick={() => void ask()}
        style={{ position: 'absolute', insetInlineEnd: 0, top: 0 }}
      />
    </div>
  );
}

function SaveForm({ style, close }: { style: QrStyle; close: () => void }) {
  const { notify } = useShell();
  const saving = useSaveStyle();
  const save = async (name: string) => {
    await saving.mutateAsync({ name, style });
    notify.success(t('The style “{name}” was saved.', { name }));
    close();
  };
  return (
    <NamingForm
      hint={t('Everyone in your organization can choose it.')}
      missing={t('Give the style a name.')}
      placeholder={t('House style')}
      submitLabel={t('Save style')}
      save={save}
      onCancel={close}
    />
  );
}
