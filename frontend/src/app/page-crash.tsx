import { Component, type ReactNode } from 'react';
import { PartNotLoaded } from '../lib/lazy-part.js';
import { Button } from '../ui/button.js';
import { buttonLook } from '../ui/button-look.js';
import { mayReloadAgain, reloadOnce } from './reload-once.js';
import { appWords, crashWords } from './words.js';

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
        <h1 className="text-36">{crashWords.title}</h1>
        <p className="mt-4">{crashWords.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="action" onClick={this.loadAgain}>
            {crashWords.again}
          </Button>
          <a href="/" className={buttonLook('outline')}>
            {appWords.home}
          </a>
        </div>
      </div>
    );
  }
}
