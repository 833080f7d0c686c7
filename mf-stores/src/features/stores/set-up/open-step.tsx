import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import type { StoreSetup } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import type { StoreStep } from '@swapt/shared/values';
import { Alert, Button, Flex, theme } from 'antd';
import { stepWords } from '../../../entities/stores/step-words.js';
import { TermsField } from '../fields/terms-field.js';

interface Props {
  setup: StoreSetup;
  onGo: (step: StoreStep) => void;
}

/** What is missing before the store can open, each with the way to it, and the terms of the shop. */
export function OpenStep({ setup: { missing }, onGo }: Props) {
  const { token } = theme.useToken();
  return (
    <>
      <div style={{ marginBottom: space.lg }}>
        {missing.length === 0 ? (
          <Flex gap={space.sm}>
            <CheckCircleFilled aria-hidden style={{ color: token.colorSuccess }} />
            {t('Everything is there. You can open the store.')}
          </Flex>
        ) : (
          <Alert
            type="warning"
            showIcon
            message={t('{missing, plural, one {One thing is} other {# things are}} missing', {
              missing: missing.length,
            })}
            description={missing.map(({ step, sentence }) => (
              <div key={step} style={{ marginTop: space.sm }}>
                <div>{sentence}</div>
                <Button type="link" style={{ padding: 0 }} onClick={() => onGo(step)}>
                  {t('Go to {step}', { step: stepWords[step] })}
                </Button>
              </div>
            ))}
          />
        )}
      </div>
      <TermsField />
    </>
  );
}
