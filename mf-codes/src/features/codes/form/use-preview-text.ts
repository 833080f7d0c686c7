import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import type { CodeType } from '@swapt/shared/values';
import { Form, type FormInstance } from 'antd';
import { typeInfo } from '../../../entities/code-content/code-types.js';
import { previewText } from '../../../parts/short-address.js';
import type { CodeValues } from './code-values.js';

/** What a new code will say, near enough to show its look before the server has chosen its short name. */
export function usePreviewText(type: CodeType, form: FormInstance<CodeValues>): string {
  const { settings } = useShell();
  const slug = Form.useWatch('slug', form) ?? '';
  const content = Form.useWatch('content', form) ?? {};
  return typeInfo[type].printedText?.(content) ?? previewText(settings.publicUrl, slug);
}

/** What a code says, with the changes of its form: only one that holds its content itself says another thing. */
export function useEditPreview(code: Code, form: FormInstance<CodeValues>): string {
  const content = Form.useWatch('content', form) ?? code.content;
  return typeInfo[code.type].printedText?.(content) ?? code.scan_url;
}
