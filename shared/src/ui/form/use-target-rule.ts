import { withScheme } from '../../form/with-scheme.js';
import { useShell } from '../../sdk/index.js';
import { readTarget } from '../../targets/index.js';
import { t } from '../../text/index.js';

/** The rule of a field with an address that people are led to, in the sentences of the server. An empty one is a question of other rules. */
export function useTargetRule({ webOnly = false } = {}) {
  const { allowPrivateTargets } = useShell().settings;
  return {
    validator: async (_: unknown, typed: string | undefined) => {
      const address = withScheme(typed ?? '');
      if (address === '') return;
      const read = readTarget(address, { allowPrivateTargets });
      if ('reason' in read) throw new Error(read.reason);
      if (webOnly && !/^https?:/.test(read.target)) {
        throw new Error(t('Write a web address, such as https://example.com.'));
      }
    },
  };
}
