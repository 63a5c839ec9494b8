import { site } from '@guildhall/contracts/site';
import { Fragment } from 'react';

/** A text of which the site's own e-mail address can be pressed. */
export function LegalText({ text }: { text: string }) {
  return text.split(site.email).map((words, place) => (
    <Fragment key={place}>
      {place > 0 && (
        <a href={`mailto:${site.email}`} className="link">
          {site.email}
        </a>
      )}
      {words}
    </Fragment>
  ));
}
