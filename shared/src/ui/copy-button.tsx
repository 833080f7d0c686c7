import CheckOutlined from '@ant-design/icons/CheckOutlined';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { Button, type ButtonProps } from 'antd';
import { useEffect, useState } from 'react';
import { useShell } from '../sdk/index.js';
import { t } from '../text/index.js';

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick'> {
  text: string;
  /** What is copied, e.g. "Copy link"; read to screen readers when the button shows only its icon. */
  label: string;
  iconOnly?: boolean;
}

/** Copies a text and says so, unless `onCopied` does. */
export function useCopyText(): (text: string, onCopied?: () => void) => void {
  const { notify } = useShell();
  return (text, onCopied = () => notify.success(t('Copied.'))) =>
    void navigator.clipboard
      .writeText(text)
      .then(onCopied, () =>
        notify.error(t('Your browser does not allow copying here. Select this text and copy it: {text}', { text })),
      );
}

/** Copies a text and says that it did. */
export function CopyButton({ text, label, iconOnly = false, ...button }: CopyButtonProps) {
  const copyText = useCopyText();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    const timer = copied ? setTimeout(() => setCopied(false), 2000) : undefined;
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <Button
      {...button}
      icon={copied ? <CheckOutlined /> : <CopyOutlined />}
      aria-label={label}
      title={label}
      onClick={() => copyText(text, () => setCopied(true))}
    >
      {iconOnly ? null : copied ? t('Copied') : label}
    </Button>
  );
}
