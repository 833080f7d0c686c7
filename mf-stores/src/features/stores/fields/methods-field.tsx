import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { fulfilmentKinds, storeLimits } from '@swapt/shared/values';
import { Button, Flex, Form } from 'antd';
import type { Store } from '@swapt/shared/contract';
import { methodWords, newMethod, type MethodDraft } from '../values/methods.js';
import { MethodCard } from './method-card.js';

/** How shoppers get what they bought: any number of ways, each with what it needs. */
export const MethodsField = ({ store }: { store: Store }) => (
  <Form.List name="fulfilment">
    {(methods, { add, remove }) => (
      <Flex vertical gap={space.md}>
        {methods.length === 0 && (
          <span>{t('No way yet. Add the first one; a store needs one before it can open.')}</span>
        )}
        {methods.map(({ key, name }) => (
          <MethodCard key={key} at={name} store={store} onRemove={() => remove(name)} />
        ))}
        {methods.length < storeLimits.methods && (
          <Flex wrap gap={space.sm}>
            {fulfilmentKinds.map((kind) => (
              <Button
                key={kind}
                icon={<PlusOutlined aria-hidden />}
                onClick={() => add(newMethod(kind, store.country) satisfies MethodDraft)}
              >
                {t('Add {method}', { method: methodWords[kind].toLowerCase() })}
              </Button>
            ))}
          </Flex>
        )}
      </Flex>
    )}
  </Form.List>
);
