import CameraOutlined from '@ant-design/icons/CameraOutlined';
import { atMost } from '../form/at-most.js';
import { TextInput } from '../form/text-input.js';
import { Alert, Button, Flex, Form, theme } from 'antd';
import { useState } from 'react';
import { radius, space } from '../../tokens/index.js';
import { useCamera, type CameraState } from './use-camera.js';
import { t } from '../../text/index.js';

interface Props {
  /** Gets every code that is read or typed. What it gives back is wrong with it, and shown. */
  onRead: (text: string) => string | undefined;
  /** What is typed where no camera is: "Short name or address". */
  typedLabel: string;
}

const troubles: Partial<Record<CameraState, { message: string; description: string }>> = {
  denied: {
    message: t('The camera is blocked for this page'),
    description: t(
      'Allow it in the settings of the page, beside its address, and press Start the camera again. Or type the code below.',
    ),
  },
  missing: { message: t('We found no camera'), description: t('Type the code below, or open this page on a phone.') },
  busy: {
    message: t('The camera could not be started'),
    description: t('Another program may be using it. Close that one and try again, or type the code below.'),
  },
  insecure: {
    message: t('This browser gives no camera to this page'),
    description: t('Open the page with an address that starts with https, or type the code below.'),
  },
};

/** Reads codes with the camera, once each; or takes what somebody types, where no camera is. */
export function CodeScanner({ onRead, typedLabel }: Props) {
  const { token } = theme.useToken();
  const [last, setLast] = useState('');
  const [problem, setProblem] = useState('');
  const read = (text: string) => {
    setLast(text);
    navigator.vibrate?.(60);
    setProblem(onRead(text) ?? '');
  };
  const { video, state, start, stop } = useCamera(read);
  const isShown = state === 'on' || state === 'starting';
  const trouble = troubles[state];
  const [form] = Form.useForm<{ code?: string }>();

  return (
    <Flex vertical gap={space.md}>
      <div
        style={{
          position: 'relative',
          aspectRatio: '4 / 3',
          maxWidth: 480,
          overflow: 'hidden',
          borderRadius: radius,
          background: token.colorBgLayout,
          border: `1px solid ${token.colorBorderSecondary}`,
          display: 'grid',
          placeItems: 'center',
        }}
      >
        <video
          ref={video}
          muted
          playsInline
          aria-label={t('What the camera sees')}
          style={{ width: '100%', height: '100%', objectFit: 'cover', display: isShown ? 'block' : 'none' }}
        />
        {state === 'on' && (
          <div
            aria-hidden
            style={{
              position: 'absolute',
              inset: '14%',
              border: '3px solid #fff',
              borderRadius: radius,
              opacity: 0.85,
            }}
          />
        )}
        {!isShown && (
          <Button type="primary" icon={<CameraOutlined aria-hidden />} onClick={start}>
            {t('Start the camera')}
          </Button>
        )}
      </div>
      {isShown && (
        <Flex gap={space.sm} align="center" wrap>
          <Button onClick={stop}>{t('Stop the camera')}</Button>
          <span>{state === 'starting' ? t('The camera starts…') : t('Point it at a code.')}</span>
        </Flex>
      )}
      {trouble && <Alert type="warning" showIcon role="alert" {...trouble} />}
      <div role="status" style={{ overflowWrap: 'anywhere', minHeight: 22 }}>
        {last && <>{t.rich('Read: <code></code>', { code: () => <strong>{last}</strong> })}</>}
      </div>
      {problem && <Alert type="error" showIcon role="alert" message={problem} />}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ code = '' }) => {
          read(code.trim());
          form.resetFields();
        }}
      >
        <Form.Item
          label={typedLabel}
          name="code"
          rules={[{ required: true, whitespace: true, message: t('Type a code first.') }, atMost(2000)]}
        >
          <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} max={2000} />
        </Form.Item>
        <Button htmlType="submit">{t('Use this code')}</Button>
      </Form>
    </Flex>
  );
}
