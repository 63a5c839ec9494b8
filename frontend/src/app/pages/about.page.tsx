import { About } from '../../features/about/about.js';

export default function AboutPage() {
  return <About />;
}
