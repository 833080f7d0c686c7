import { t } from '@swapt/shared/text';
import { notify } from './notify.js';

/** Browsers cut what is pasted into a field to its `maxLength` without a word. */
export function watchPastes(): void {
  document.addEventListener('paste', ({ target, clipboardData }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || target.maxLength < 0) return;
    const { value, selectionStart, selectionEnd, maxLength } = target;
    const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
    const whole = kept + (clipboardData?.getData('text') ?? '').length;
    if (whole > maxLength) {
      notify.error(
        t('This field takes {maxLength} characters. Your text has {whole}, so its end was left out.', {
          maxLength,
          whole,
        }),
      );
    }
  });
}
