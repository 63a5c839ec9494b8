import { Component, Suspense, type ReactNode } from 'react';
import { PartNotLoaded } from '../lib/lazy-part.js';
import { Alert } from './alert.js';
import { Button } from './button.js';
import { partWords } from './part-words.js';
import { showToast } from './toast/toast-store.js';

interface PartNetProps {
  children: ReactNode;
  /** Stands there while the part's code is on its way. */
  waiting?: ReactNode;
  /**
   * Called when the part can't come, in place of the notice that stands there otherwise: for what is opened by a press
   * and may be pressed again.
   */
  onMissing?: () => void;
}

/** A net under a part that is loaded on first use: when it can't be loaded, or breaks, the rest of the page stands. */
export class PartNet extends Component<PartNetProps, { missing: boolean }> {
  override state = { missing: false };

  static getDerivedStateFromError() {
    return { missing: true };
  }

  override componentDidCatch(failure: unknown) {
    if (failure instanceof PartNotLoaded) failure.forget();
    this.props.onMissing?.();
  }

  override render() {
    const { children, waiting = null, onMissing } = this.props;
    if (!this.state.missing) return <Suspense fallback={waiting}>{children}</Suspense>;
    if (onMissing) return null;
    return (
      <Alert tone="destructive" title={partWords.title}>
        <p>{partWords.text}</p>
        <Button className="mt-3" onClick={() => this.setState({ missing: false })}>
          {partWords.tryAgain}
        </Button>
      </Alert>
    );
  }
}

/** Says in a toast that what was pressed could not come. */
export function tellMissing(): void {
  showToast({ tone: 'destructive', title: partWords.title, description: partWords.text });
}
