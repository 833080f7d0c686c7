import type { Api } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { Alert, Button, Flex } from 'antd';

export type Unprinted = Api['codes.labels']['out']['data']['unprinted'];

interface Props {
  unprinted: Unprinted;
  close: () => void;
}

/** What the labels that were just made do not show of their names, said before anybody prints them. */
export function UnprintedNames({ unprinted, close }: Props) {
  const missing = unprinted.filter(({ printed }) => !printed);
  const shorter = unprinted.filter(({ printed }) => printed);
  return (
    <Flex vertical gap={space.md} align="start">
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          message={`We cannot print the letters of ${listOf(missing)}.`}
          description="These labels come without a name. Their codes work as always. We print Latin, Greek, Cyrillic, Arabic, Hebrew and Devanagari letters."
        />
      )}
      {shorter.length > 0 && (
        <Alert type="info" showIcon role="alert" message={`Printed without emoji and signs: ${listOf(shorter)}.`} />
      )}
      <Button type="primary" autoFocus onClick={close}>
        Close
      </Button>
    </Flex>
  );
}

const list = new Intl.ListFormat('en');
/** So many are found by eye; the others follow from them. */
const SHOWN = 5;

function listOf(names: Unprinted): string {
  const shown = names.slice(0, SHOWN).map(({ name }) => `“${name}”`);
  const more = names.length - shown.length;
  return list.format(more > 0 ? [...shown, `${more} more`] : shown);
}
