import { useApiQuery } from '@swapt/shared/query';

export const useIntegrations = () => useApiQuery('integrations.controller', {});
