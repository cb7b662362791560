// @with-first-page
import AirVent from 'lucide-react/icons/air-vent';
import BookOpen from 'lucide-react/icons/book-open';
import BrickWall from 'lucide-react/icons/brick-wall';
import Camera from 'lucide-react/icons/camera';
import ChefHat from 'lucide-react/icons/chef-hat';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Hammer from 'lucide-react/icons/hammer';
import House from 'lucide-react/icons/house';
import Languages from 'lucide-react/icons/languages';
import Laptop from 'lucide-react/icons/laptop';
import Music from 'lucide-react/icons/music';
import PaintRoller from 'lucide-react/icons/paint-roller';
import Palette from 'lucide-react/icons/palette';
import Scissors from 'lucide-react/icons/scissors';
import Sparkles from 'lucide-react/icons/sparkles';
import SprayCan from 'lucide-react/icons/spray-can';
import Sprout from 'lucide-react/icons/sprout';
import Truck from 'lucide-react/icons/truck';
import WashingMachine from 'lucide-react/icons/washing-machine';
import Wrench from 'lucide-react/icons/wrench';
import Zap from 'lucide-react/icons/zap';
import { classNames } from './class-names.ts';

const icons: Record<string, typeof Sparkles> = {
  palette: Palette,
  'book-open': BookOpen,
  languages: Languages,
  music: Music,
  dumbbell: Dumbbell,
  'chef-hat': ChefHat,
  camera: Camera,
  scissors: Scissors,
  sprout: Sprout,
  laptop: Laptop,
  wrench: Wrench,
  zap: Zap,
  'spray-can': SprayCan,
  'paint-roller': PaintRoller,
  hammer: Hammer,
  'air-vent': AirVent,
  'washing-machine': WashingMachine,
  truck: Truck,
  house: House,
  'brick-wall': BrickWall,
};

/** The drawing with this name (a category's `icon`). */
export const iconNamed = (name: string) => icons[name] ?? Sparkles;

/** The names of the drawings that a category can have. */
export const CATEGORY_ICONS = Object.keys(icons);

/** The line icon of a category (its `icon`) on a soft background of its hue. */
export function CategoryIcon({ icon, hue, className }: { icon: string; hue: number; className?: string }) {
  const Icon = icons[icon] ?? Sparkles;
  return (
    <span
      aria-hidden
      style={{ '--hue': hue }}
      className={classNames('tinted inline-flex size-11 shrink-0 items-center justify-center rounded-s', className)}
    >
      <Icon className="size-5.5" strokeWidth={1.75} />
    </span>
  );
}
