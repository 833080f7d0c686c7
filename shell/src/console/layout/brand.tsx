import { t } from '@swapt/shared/text';

/** The mark: two halves of a code that change places. */
export function Brand() {
  return (
    <span className="brand">
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden>
        <rect x="1" y="1" width="10" height="10" rx="3" fill="#256EFF" />
        <rect x="13" y="13" width="10" height="10" rx="3" fill="#6F53E7" />
        <rect x="15.5" y="3.5" width="5" height="5" rx="1.5" fill="#109393" />
        <rect x="3.5" y="15.5" width="5" height="5" rx="1.5" fill="#109393" />
      </svg>
      {t('Swapt')}
    </span>
  );
}
