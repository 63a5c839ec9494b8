import { Caliper } from '../../ui/drawings/caliper.js';
import { CardDrawer } from '../../ui/drawings/card-drawer.js';
import { Forklift } from '../../ui/drawings/forklift.js';
import { Hall } from '../../ui/drawings/hall.js';
import { Nut } from '../../ui/drawings/nut.js';
import { Padlock } from '../../ui/drawings/padlock.js';
import { VerticalMill } from '../../ui/drawings/vertical-mill.js';
import { WeldingTorch } from '../../ui/drawings/welding-torch.js';
import { Mark } from '../../ui/mark.js';
import { Row, Shown } from './shown.js';

/** Our own line drawings: 1.5 px, the colour of the text, one orange detail. */
export function DrawingsShown() {
  return (
    <Shown title="Drawings">
      <Row words="The mark, at 16, 24 and 48 px">
        <Mark size={16} />
        <Mark size={24} />
        <Mark size={48} />
      </Row>
      <div className="flex flex-wrap items-end gap-10">
        <VerticalMill className="h-72" />
        <Nut className="h-44" />
        <Padlock className="h-32" />
        <Hall className="h-24" />
        <Caliper part className="h-24" />
        <Caliper part={false} className="h-24" />
        <CardDrawer className="h-28" />
        <Forklift className="h-28" />
        <WeldingTorch className="h-28" />
      </div>
    </Shown>
  );
}
