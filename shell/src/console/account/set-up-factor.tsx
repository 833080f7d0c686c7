import { useApiMutation } from '@swapt/shared/query';
import { toSvg } from '@swapt/shared/qr';
import { CopyButton, SmallForm } from '@swapt/shared/ui';
import { defaultQrStyle } from '@swapt/shared/values';
import { Flex } from 'antd';
import { t } from '@swapt/shared/text';
import { CodeField, noProof, ProofFields, type ProofValues } from './proof-fields.js';
import { RecoveryCodes } from './recovery-codes.js';

/** Password, then the picture for the app, then its first code, then the recovery codes. */
export function SetUpFactor({ close }: { close: () => void }) {
  const begin = useApiMutation('secondFactor.begin', { shownByForm: true });
  const confirm = useApiMutation('secondFactor.confirm', { shownByForm: true });
  const begun = begin.data?.data;
  const confirmed = confirm.data?.data;
  if (confirmed) return <RecoveryCodes codes={confirmed.recovery_codes} close={close} />;
  if (!begun) {
    return (
      <SmallForm<ProofValues>
        initialValues={noProof}
        fields={['password', 'code']}
        save={async (values) => void (await begin.mutateAsync(values))}
        submitLabel={t('Continue')}
        onCancel={close}
      >
        <p>
          {t(
            'You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password.',
          )}
        </p>
        <ProofFields />
      </SmallForm>
    );
  }
  return (
    <SmallForm<{ code: string }>
      key="code"
      initialValues={{ code: '' }}
      fields={['code']}
      save={async (values) => void (await confirm.mutateAsync(values))}
      submitLabel={t('Turn on')}
      onCancel={close}
    >
      <p>{t('Scan this with the app:')}</p>
      <SecretPicture uri={begun.uri} />
      <p>{t('Or type this into the app:')}</p>
      <Flex gap={8} align="center" style={{ marginBottom: 24 }}>
        <code className="own-secret">{begun.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        <CopyButton text={begun.secret} label={t('Copy the secret')} iconOnly />
      </Flex>
      <CodeField extra={t('The six digits that the app shows now.')} />
    </SmallForm>
  );
}

/** Dark on light in every theme: that is what phones read. */
function SecretPicture({ uri }: { uri: string }) {
  const svg = toSvg(uri, { ...defaultQrStyle, level: 'M' });
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={t('QR code for your authenticator app')}
      width={208}
      height={208}
      className="own-picture"
    />
  );
}
