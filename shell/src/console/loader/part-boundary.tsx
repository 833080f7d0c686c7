import ApiOutlined from '@ant-design/icons/ApiOutlined';
import { EmptyState } from '@swapt/shared/ui';
import { Button } from 'antd';
import { Component, type ReactNode } from 'react';

interface State {
  reference?: string;
  isRetrying?: boolean;
}

interface Props {
  /** A change of it, such as another path, gives the part a new chance. */
  resetKey: string;
  onFailure: () => void;
  onRetry: () => Promise<void>;
  children: ReactNode;
}

/** Keeps a failure inside its part of the page: the console around it stays usable. */
export class PartBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError() {
    return { reference: crypto.randomUUID().slice(0, 8) };
  }

  override componentDidCatch(error: unknown) {
    console.warn(`Part not available, reference ${this.state.reference}`, error);
    this.props.onFailure();
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (resetKey !== this.props.resetKey && this.state.reference) this.setState({ reference: undefined });
  }

  retry = async () => {
    this.setState({ isRetrying: true });
    await this.props.onRetry();
    this.setState({ reference: undefined, isRetrying: false });
  };

  override render() {
    if (!this.state.reference) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          level={1}
          icon={<ApiOutlined />}
          title="This part is not available"
          text={`The rest of the console works. Try again in a moment; if it stays, tell support the reference ${this.state.reference}.`}
          action={
            <Button type="primary" loading={this.state.isRetrying} onClick={() => void this.retry()}>
              Retry
            </Button>
          }
        />
      </div>
    );
  }
}
