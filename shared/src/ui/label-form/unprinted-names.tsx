import { Alert, Flex } from 'antd';
import type { LabelFile } from '../../contract/index.js';
import { t } from '../../text/index.js';
import { space } from '../../tokens/index.js';

type Unprinted = LabelFile['unprinted'];

/** What the labels that were just made do not show of their names, said before anybody prints them. */
export function UnprintedNames({ unprinted }: { unprinted: Unprinted }) {
  const missing = unprinted.filter(({ printed }) => !printed);
  const shorter = unprinted.filter(({ printed }) => printed);
  if (unprinted.length === 0) return null;
  return (
    <Flex vertical gap={space.md} align="start">
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          message={t('We cannot print the letters of {missing}.', { missing: listOf(missing) })}
          description={t(
            'These labels come without a name. Their codes work as always. We print Latin, Greek, Cyrillic, Arabic, Hebrew and Devanagari letters.',
          )}
        />
      )}
      {shorter.length > 0 && (
        <Alert
          type="info"
          showIcon
          role="alert"
          message={t('Printed without emoji and signs: {shorter}.', { shorter: listOf(shorter) })}
        />
      )}
    </Flex>
  );
}

const list = new Intl.ListFormat('en');
/** So many are found by eye; the others follow from them. */
const SHOWN = 5;

function listOf(names: Unprinted): string {
  const shown = names.slice(0, SHOWN).map(({ name }) => `“${name}”`);
  const more = names.length - shown.length;
  return list.format(more > 0 ? [...shown, t('{more} more', { more })] : shown);
}
