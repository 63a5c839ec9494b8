import { Benefits } from '../../features/landing/benefits.js';
import { Hero } from '../../features/landing/hero.js';
import { RoutingSheet } from '../../features/landing/routing-sheet.js';
import { SignInSheet } from '../../features/landing/sign-in-sheet.js';
import { TradesIndex } from '../../features/landing/trades-index.js';

export default function HomePage() {
  return (
    <div className="mx-auto grid max-w-[1392px] gap-14 px-4 pt-4 sm:px-6 sm:pt-6">
      <Hero />
      <TradesIndex />
      <Benefits />
      <RoutingSheet />
      <SignInSheet />
    </div>
  );
}
