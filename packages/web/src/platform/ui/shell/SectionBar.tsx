import { Link, useLocation } from '../../routing/index.ts';
import { Menu } from '../overlay/Menu.tsx';
import { ChevronIcon } from './icons.tsx';
import { useNavigation } from './NavigationContext.tsx';
import { type PageLink, siblingsOf } from './navigation.ts';
import classes from './shell.module.css';

const VISIBLE = 3;

/** The sibling pages of the open one: at most three buttons, the rest under 'Mais'. Source: spec 1 §2.6. */
export function SectionBar() {
  const { routes, may } = useNavigation();
  const { pathname } = useLocation();
  const siblings = siblingsOf(routes, pathname, may);
  if (siblings.length === 0) return null;
  const rest = siblings.slice(VISIBLE);
  return (
    <nav className={classes.sections} aria-label="Páginas desta seção">
      {siblings.slice(0, VISIBLE).map(({ to, label }) => (
        <Link key={to} to={to} className={`${classes.sectionLink} phone-hide`}>
          {label}
        </Link>
      ))}
      {rest.length > 0 && (
        <span className="phone-hide">
          <MorePages pages={rest} text="Mais" />
        </span>
      )}
      <span className="phone-only">
        <MorePages pages={siblings} text="Páginas" />
      </span>
    </nav>
  );
}

function MorePages({ pages, text }: { pages: readonly PageLink[]; text: string }) {
  return (
    <Menu
      label="Outras páginas desta seção"
      align="end"
      entries={pages.map(({ to, label }) => ({ label, href: to }))}
      trigger={(props) => (
        <button type="button" {...props} className={classes.sectionLink}>
          {text} <ChevronIcon size={14} aria-hidden />
        </button>
      )}
    />
  );
}
