import { usePage } from '@swapt/shared/public';
import { Component, type ReactNode } from 'react';
import { useText } from '../../frame/use-text.js';

interface Props {
  storeId: string;
  children: ReactNode;
}

/** A part of a store that could not be shown leaves its header, its contact and the way back. */
export function StoreErrors({ storeId, children }: Props) {
  const { onCrash } = usePage();
  return (
    <Boundary onCrash={onCrash} instead={<StoreError storeId={storeId} />}>
      {children}
    </Boundary>
  );
}

export function StoreError({ storeId }: { storeId: string }) {
  const text = useText('store');
  return (
    <section className="message" role="alert">
      <h1>{text('oops')}</h1>
      <p>{text('oopsText')}</p>
      <p className="actions">
        <a className="button" href={`/store/${storeId}/`}>
          {text('goBack')}
        </a>
      </p>
    </section>
  );
}

interface BoundaryProps {
  onCrash: ((error: unknown) => void) | undefined;
  instead: ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash?.(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
