import { Contact } from '../../features/contact/contact.js';

export default function ContactPage() {
  return <Contact />;
}
