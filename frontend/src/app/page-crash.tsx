import { Component, type ReactNode } from 'react';
import { PartNotLoaded } from '../lib/lazy-part.js';
import { Button } from '../ui/button.js';
import { buttonLook } from '../ui/button-look.js';
import { mayReloadAgain, reloadOnce } from './reload-once.js';

interface PageCrashProps {
  children: ReactNode;
}

/** Catches a page that breaks while it is drawn, says so, and offers ways on. */
export class PageCrash extends Component<PageCrashProps, { crash: unknown }> {
  override state = { crash: null };

  static getDerivedStateFromError(crash: unknown) {
    return { crash };
  }

  override componentDidCatch(crash: unknown) {
    if (!(crash instanceof PartNotLoaded)) return;
    crash.forget();
    void reloadOnce();
  }

  private readonly loadAgain = () => {
    mayReloadAgain();
    // Code that didn't come is asked for in place: while the line is down, a reload would take the whole site away.
    if ((this.state.crash as unknown) instanceof PartNotLoaded) this.setState({ crash: null });
    else window.location.reload();
  };

  override render() {
    if (!this.state.crash) return this.props.children;
    return (
      <div role="alert" className="mx-auto max-w-[70ch] px-4 py-16">
        <h1 className="text-36">This page broke</h1>
        <p className="mt-4">
          Something on it went wrong, or its parts could not be loaded. Nothing that you sent is lost. Load it again; if
          it breaks again, the rest of the site still works.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="action" onClick={this.loadAgain}>
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
