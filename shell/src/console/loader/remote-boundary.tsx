import ApiOutlined from '@ant-design/icons/ApiOutlined';
import { EmptyState } from '@swapt/shared/ui';
import { Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { t } from '@swapt/shared/text';

import { toFailure, type LoadFailure } from './load-failure.js';

interface State {
  failure?: LoadFailure;
  isRetrying?: boolean;
}

interface Props {
  /** A change of it, such as another path, gives the part a new chance. */
  resetKey: string;
  onFailure: (failure: LoadFailure) => void;
  onRetry?: () => Promise<void>;
  children: ReactNode;
}

/** Keeps a failure inside its part of the page: the console around it stays usable. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: toFailure('crash', error) };
  }

  override componentDidCatch(error: unknown) {
    const { failure } = this.state;
    if (!failure) return;
    console.warn(
      t('Remote not available, {code}, reference {reference}', { code: failure.code, reference: failure.reference }),
      error,
    );
    this.props.onFailure(failure);
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (resetKey !== this.props.resetKey && this.state.failure) this.setState({ failure: undefined });
  }

  retry = async () => {
    this.setState({ isRetrying: true });
    await this.props.onRetry?.();
    this.setState({ failure: undefined, isRetrying: false });
  };

  override render() {
    const { failure, isRetrying } = this.state;
    if (!failure) return this.props.children;
    const { code, reference, message } = failure;
    const text =
      code === 'contract'
        ? t('{message} Reference {reference}.', { message, reference })
        : t(
            'The rest of the console works. Try again in a moment. If that does not help, give support the reference {reference}.',
            { reference },
          );
    return (
      <div role="alert" data-failure={code} data-reference={reference}>
        <EmptyState
          level={1}
          icon={<ApiOutlined />}
          title={t('This section is not available')}
          text={text}
          action={
            <Button type="primary" loading={isRetrying} onClick={() => void this.retry()}>
              {t('Retry')}
            </Button>
          }
        />
      </div>
    );
  }
}
