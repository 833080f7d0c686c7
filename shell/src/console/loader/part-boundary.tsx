import { ApiOutlined } from '@ant-design/icons';
import { EmptyState } from '@swapt/shared/ui';
import { Button } from 'antd';
import { Component, type ReactNode } from 'react';

interface Props {
  /** A change of it, such as another path, gives the part a new chance. */
  resetKey: string;
  onFailure: () => void;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a failure inside its part of the page: the console around it stays usable. */
export class PartBoundary extends Component<Props, { reference?: string }> {
  override state: { reference?: string } = {};

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

  retry = () => {
    this.props.onRetry();
    this.setState({ reference: undefined });
  };

  override render() {
    if (!this.state.reference) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          icon={<ApiOutlined />}
          title="This part is not available"
          text={`The rest of the console works. Try again in a moment; if it stays, tell support the reference ${this.state.reference}.`}
          action={
            <Button type="primary" onClick={this.retry}>
              Retry
            </Button>
          }
        />
      </div>
    );
  }
}
