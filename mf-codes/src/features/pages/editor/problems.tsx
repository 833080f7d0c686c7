import { useShell } from '@swapt/shared/sdk';
import { Alert, Button, Flex } from 'antd';
import { t } from '@swapt/shared/text';
import type { Draft } from './draft/use-draft.js';

interface Props {
  draft: Draft;
  /** Shows the page as it is at the server. */
  onReload: () => void;
}

/** What keeps the draft from being saved or published, and the way on. */
export function Problems({ draft: { state, overwrite, save, document, errors }, onReload }: Props) {
  const { modal, report } = useShell();
  if (state.kind === 'conflict') {
    const keepMine = async () => {
      const isSure = await modal.confirm({
        title: t('Keep your version?'),
        text: t('We replace what the other person saved with what you see here. Published versions stay as they are.'),
        action: t('Keep mine'),
      });
      if (isSure) await overwrite().catch(report);
    };
    const takeTheirs = async () => {
      const isSure = await modal.confirm({
        title: t('Show what they saved?'),
        text: t('You lose what you changed since your last save.'),
        action: t('Show theirs'),
        danger: true,
      });
      if (isSure) onReload();
    };
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        message={state.sentence}
        description={
          <Flex wrap gap={8} style={{ marginTop: 8 }}>
            <Button onClick={() => void keepMine()}>{t('Keep mine')}</Button>
            <Button onClick={() => void takeTheirs()}>{t('Show theirs')}</Button>
          </Flex>
        }
      />
    );
  }
  if (state.kind === 'refused') {
    const others = Object.entries(errors.settings).map(([, sentence]) => sentence);
    const isGone = Object.keys(errors.blocks).every((id) => !document.content.some(({ props }) => props.id === id));
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        message={state.sentence}
        description={others.length > 1 || (isGone && others.length) ? others.join(' ') : undefined}
      />
    );
  }
  if (state.kind === 'failed') {
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        message={state.sentence}
        description={t('We keep all your changes while this page is open.')}
        action={<Button onClick={() => void save()}>{t('Try again')}</Button>}
      />
    );
  }
  return null;
}
