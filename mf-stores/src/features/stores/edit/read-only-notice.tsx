import { t } from '@swapt/shared/text';

export const ReadOnlyNotice = () => <p>{t('Your role can look at stores, but not change them.')}</p>;
