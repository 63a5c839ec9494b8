import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.js';
import { buttonLook } from '../ui/button-look.js';

interface PageCrashProps {
  children: ReactNode;
}

/** Catches a page that breaks while it is drawn, says so, and offers ways on. */
export class PageCrash extends Component<PageCrashProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <div role="alert" className="mx-auto max-w-[70ch] px-4 py-16">
        <h1 className="text-36">This page broke</h1>
        <p className="mt-4">
          Something on it went wrong, or its parts could not be loaded. Nothing that you sent is lost. Load it again; if
          it breaks again, the rest of the site still works.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="action" onClick={() => window.location.reload()}>
            Load again
          </Button>
          <a href="/" className={buttonLook('outline')}>
            Go to the home page
          </a>
        </div>
      </div>
    );
  }
}
