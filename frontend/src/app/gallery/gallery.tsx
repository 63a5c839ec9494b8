import { TitleStrip } from '../../ui/title-strip.js';
import { ColoursShown } from './colours-shown.js';
import { ControlsShown } from './controls-shown.js';
import { DataShown } from './data-shown.js';
import { DrawingsShown } from './drawings-shown.js';
import { FieldsShown } from './fields-shown.js';
import { FloatingShown } from './floating-shown.js';
import { NoticesShown } from './notices-shown.js';

/** Every part of ui/ in every state, for whoever builds with them. Not part of the built site. */
export default function Gallery() {
  return (
    <>
      <TitleStrip title="Parts of the interface">
        Everything in frontend/src/ui, in every state. Switch the theme in the footer; Tab through it.
      </TitleStrip>
      <div className="mx-auto grid max-w-[1392px] gap-12 px-4 pt-8 sm:px-6">
        <ColoursShown />
        <ControlsShown />
        <FieldsShown />
        <NoticesShown />
        <FloatingShown />
        <DataShown />
        <DrawingsShown />
      </div>
    </>
  );
}
