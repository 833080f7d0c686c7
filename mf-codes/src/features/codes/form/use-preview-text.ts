import type { Code } from '@swapt/shared/contract';
import { wifiText } from '@swapt/shared/qr';
import { useShell } from '@swapt/shared/sdk';
import type { CodeType } from '@swapt/shared/values';
import { Form, type FormInstance } from 'antd';
import { previewText } from '../../../parts/short-address.js';
import type { CodeValues } from './code-values.js';

/** What a new code will say, near enough to show its look before the server has chosen its short name. */
export function usePreviewText(type: CodeType, form: FormInstance<CodeValues>): string {
  const { settings } = useShell();
  const slug = Form.useWatch('slug', form) ?? '';
  const content = Form.useWatch('content', form) ?? {};
  return type === 'wifi' ? wifiText(content) : previewText(settings.publicUrl, slug);
}

/** What a code says, with the changes of its form: only a Wi-Fi code says another thing. */
export function useEditPreview(code: Code, form: FormInstance<CodeValues>): string {
  const content = Form.useWatch('content', form) ?? code.content;
  return code.type === 'wifi' ? wifiText(content) : code.scan_url;
}
